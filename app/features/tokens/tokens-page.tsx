import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { link } from '#app/layouts/link-style.ts'
import { load, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { MadeToken, type Made } from './made-token.tsx'
import { MakeToken } from './make-token.tsx'
import { TokensTable } from './tokens-table.tsx'

const tokensQueries = () => [trpc().tokens.list.queryOptions(), trpc().accounts.own.profile.queryOptions()] as const

export async function loadTokensPage(): Promise<void> {
  const [tokens, profile] = tokensQueries()
  await Promise.all([load(tokens), load(profile)])
}

/** Which programs get in and what each may; an owner makes tokens here and revokes them. */
export function TokensPage() {
  const [tokens, profile] = useSuspenseQueries({ queries: tokensQueries() })
  const [made, setMade] = useState<Made>()
  return (
    <>
      <PageHeader variant="staff" title={m.tokens_title()} description={m.tokens_lead()} />
      <p className="mb-6">
        <a href="/api/v1/docs" className={link}>
          {m.tokens_docs()}
        </a>
      </p>
      {tokens.data.length > 0 ? (
        <TokensTable tokens={tokens.data} />
      ) : (
        <EmptyState title={m.tokens_none()} description={m.tokens_none_text()} />
      )}
      <div className="mt-10">
        <MakeToken hasPassword={profile.data.hasPassword} onMade={setMade} />
      </div>
      <MadeToken made={made} onClose={() => setMade(undefined)} />
    </>
  )
}
