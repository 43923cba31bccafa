import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'
import { toast } from '@agency/ui/Toasts'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { readToken } from '#app/features/accounts/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { link } from '#app/layouts/link-style.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readFailure, useTRPCClient } from '#app/rendering/trpc.ts'

export const Route = createFileRoute('/admin/confirm-email')({
  validateSearch: readToken,
  loader: async () => {
    const { trpcClient } = await import('#app/rendering/trpc.ts')
    const { pendingEmail } = await trpcClient().accounts.own.profile.query()
    return { pendingEmail }
  },
  gcTime: 0,
  head: () => pageHead(m.confirm_title()),
  component: ConfirmEmail,
})

/** Opening the link shows only a button: what mail scanners open uses nothing up. */
function ConfirmEmail() {
  const { token = '' } = Route.useSearch()
  const { pendingEmail } = Route.useLoaderData()
  const { own } = useTRPCClient().accounts
  const router = useRouter()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    try {
      await own.confirmEmail.mutate({ token })
    } catch (error) {
      const { isOffline, message = m.error_ours() } = readFailure(error)
      setBusy(false)
      return setProblem(isOffline ? m.offline() : message)
    }
    toast.success(m.confirm_done())
    await router.invalidate()
    return router.navigate({ to: '/admin/account' })
  }

  return (
    <>
      <PageHeader
        variant="staff"
        title={m.confirm_title()}
        lead={pendingEmail ? m.confirm_which({ email: pendingEmail }) : m.confirm_text()}
      />
      <div className="grid max-w-form justify-items-start gap-5">
        {problem && <Alert variant="danger" title={problem} />}
        <Button
          busy={isBusy}
          onClick={() => {
            void confirm()
          }}
        >
          {m.confirm_button()}
        </Button>
        <Link to="/admin/account" className={link}>
          {m.confirm_back()}
        </Link>
      </div>
    </>
  )
}
