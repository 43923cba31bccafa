import { Button } from '@agency/ui/Button'
import { StatusPage } from '@agency/ui/StatusPage'
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'
import { signOut } from '#app/features/accounts/admin/sign-out.ts'

export const Route = createFileRoute('/waiting')({
  staticData: { isPersonal: true, isUnlisted: true },
  beforeLoad: async () => {
    const { trpcClient } = await import('#app/rendering/trpc.ts')
    const me = await trpcClient().accounts.me.query()
    if (!me) throw redirect({ to: '/login', search: { redirect: '/admin' } })
    if (me.status === 'active') throw redirect({ to: '/admin' })
    return { me }
  },
  head: () => pageHead(m.waiting_title()),
  component: Waiting,
})

function Waiting() {
  const { me } = Route.useRouteContext()
  const router = useRouter()
  return (
    <main id="content">
      <StatusPage
        title={m.waiting_title()}
        description={me.status === 'suspended' ? m.account_suspended() : m.waiting_text({ name: me.name })}
        actions={
          <>
            <Button
              onClick={() => {
                void router.invalidate()
              }}
            >
              {m.waiting_check()}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                void signOut(router)
              }}
            >
              {m.admin_logout()}
            </Button>
          </>
        }
      />
    </main>
  )
}
