import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { link } from '#app/layouts/link-style.ts'
import { load, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { MadeToken, type Made } from './made-token.tsx'
import { MakeToken } from './make-token.tsx'
import { TokensTable } from './tokens-table.tsx'
import { profileQuery } from '#app/features/accounts/admin/profile-query.ts'

const tokensQuery = () => trpc().tokens.list.queryOptions()

export async function loadTokensPage(): Promise<void> {
  await Promise.all([load(tokensQuery()), load(profileQuery())])
}

/** Which programs get in and what each may; an owner makes tokens here and revokes them. */
export function TokensPage() {
  const { data: tokens } = useSuspenseQuery(tokensQuery())
  const [made, setMade] = useState<Made>()
  return (
    <>
      <PageHeader variant="staff" title={m.tokens_title()} description={m.tokens_lead()} />
      <p className="mb-6">
        <a href="/api/v1/docs" className={link}>
          {m.tokens_docs()}
        </a>
      </p>
      {tokens.length > 0 ? (
        <TokensTable tokens={tokens} />
      ) : (
        <EmptyState title={m.tokens_none()} description={m.tokens_none_text()} />
      )}
      <div className="mt-10">
        <MakeToken onMade={setMade} />
      </div>
      <MadeToken made={made} onClose={() => setMade(undefined)} />
    </>
  )
}
