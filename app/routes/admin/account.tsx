import { Button } from '@agency/ui/Button'
import { ErrorState } from '@agency/ui/ErrorState'
import { PageHeader } from '@agency/ui/PageHeader'
import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { readProblem } from '#app/features/accounts/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ChangeEmail, ChangePassword, Rename } from '#app/features/accounts/admin/account-details.tsx'
import { Leave } from '#app/features/accounts/admin/account-leave.tsx'
import { Providers } from '#app/features/accounts/admin/account-providers.tsx'
import { Sessions } from '#app/features/accounts/admin/account-sessions.tsx'

export const Route = createFileRoute('/admin/account')({
  validateSearch: ({
    linked,
    ...search
  }: Record<string, unknown>): ReturnType<typeof readProblem> & { linked?: string | undefined } => ({
    ...readProblem(search),
    linked: typeof linked === 'string' ? linked : undefined,
  }),
  loader: async () => {
    const { trpcClient } = await import('#app/rendering/trpc.ts')
    return { profile: await trpcClient().accounts.own.profile.query() }
  },
  gcTime: 0,
  head: () => pageHead(m.account_title()),
  component: Account,
  pendingComponent: () => <Spinner label={m.account_loading()} />,
  errorComponent: CouldNotLoad,
})

function Account() {
  const { profile } = Route.useLoaderData()
  const returned = Route.useSearch()
  return (
    <>
      <PageHeader variant="staff" title={m.account_title()} lead={m.account_lead()} />
      <div className="grid max-w-text gap-12">
        <Rename key={profile.name} profile={profile} />
        <ChangeEmail profile={profile} />
        <ChangePassword profile={profile} />
        <Providers providers={profile.providers} hasPassword={profile.hasPassword} returned={returned} />
        <Sessions sessions={profile.sessions} />
        <Leave hasPassword={profile.hasPassword} />
      </div>
    </>
  )
}

function CouldNotLoad() {
  const router = useRouter()
  return (
    <>
      <PageHeader variant="staff" title={m.account_title()} />
      <ErrorState
        title={m.account_failed()}
        description={m.clients_failed_text()}
        action={
          <Button
            onClick={() => {
              void router.invalidate()
            }}
          >
            {m.retry()}
          </Button>
        }
      />
    </>
  )
}
