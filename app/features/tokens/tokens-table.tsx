import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { type Column, DataTable } from '@agency/ui/DataTable'
import { type ReactNode, useState } from 'react'
import { useSession } from '#app/editor/session.tsx'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { type Outputs, trpcClient } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { describeScopes } from '#server/features/tokens/schema.ts'

type Token = Outputs['tokens']['list'][number]

const DAY = { dateStyle: 'medium' } as const

/** Every token with what it may, who made it and when it was used, to revoke those that nobody needs. */
export function TokensTable({ tokens }: { tokens: Token[] }) {
  const [asked, setAsked] = useState<Token>()
  const { isSignInOpen } = useSession()
  const { act, isPending } = useStaffAction()
  async function revoke({ id, name }: Token) {
    await act(() => trpcClient().tokens.revoke.mutate({ id }), m.token_revoked({ name }))
    setAsked(undefined)
  }
  const revokeButton = (token: Token) =>
    (token.state === 'works' || token.state === 'rests') && (
      <Button
        size="sm"
        variant="danger-quiet"
        className="whitespace-nowrap"
        aria-label={m.token_revoke_label({ name: token.name })}
        onClick={() => setAsked(token)}
      >
        {m.token_revoke()}
      </Button>
    )
  return (
    <>
      <DataTable
        id="tokens"
        label={m.tokens_title()}
        rows={tokens}
        idOf={({ id }) => id}
        columns={tokenColumns(revokeButton)}
      />
      <ConfirmDialog
        open={asked !== undefined && !isSignInOpen}
        onOpenChange={open => {
          if (!open) setAsked(undefined)
        }}
        title={m.token_revoke_title({ name: asked?.name ?? '' })}
        description={m.token_revoke_text()}
        labels={{ confirm: m.token_revoke(), cancel: m.cancel() }}
        busy={isPending}
        onConfirm={() => {
          if (asked) void revoke(asked)
        }}
        focusAfter={() => asked && document.getElementById(`tokens-${asked.id}`)}
      />
    </>
  )
}

const tokenColumns = (actionOf: (token: Token) => ReactNode): Column<Token>[] => [
  {
    title: m.token_name(),
    variant: 'title',
    cell: ({ name, hint }) => (
      <>
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <code className="text-sm text-muted">{hint}</code>
      </>
    ),
  },
  { title: m.token_state(), cell: ({ state }) => <StateBadge state={state} /> },
  { title: m.token_scopes_list(), isLabelled: true, cell: ({ scopes }) => describeScopes(scopes) },
  {
    title: m.token_by(),
    isLabelled: true,
    cell: ({ by, createdAt }) => (
      <span className="wrap-anywhere">{m.token_by_on({ name: by, date: formatDate(createdAt, DAY) })}</span>
    ),
  },
  {
    title: m.token_ends(),
    isLabelled: true,
    className: 'lg:whitespace-nowrap',
    cell: ({ expiresAt }) => <time dateTime={expiresAt}>{formatDate(expiresAt, DAY)}</time>,
  },
  {
    title: m.token_used(),
    isLabelled: true,
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? (
        <time dateTime={lastUsedAt}>{formatDate(lastUsedAt, { ...DAY, timeStyle: 'short' })}</time>
      ) : (
        <span className="text-muted">{m.token_used_never()}</span>
      ),
  },
  { title: m.list_actions(), cell: actionOf },
]

function StateBadge({ state }: Pick<Token, 'state'>) {
  const badges = {
    works: <Badge variant="success">{m.token_state_works()}</Badge>,
    rests: <Badge variant="accent">{m.token_state_rests()}</Badge>,
    ended: <Badge>{m.token_state_ended()}</Badge>,
    revoked: <Badge variant="danger">{m.token_state_revoked()}</Badge>,
  }
  return badges[state]
}
