import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'
import { toast } from '@agency/ui/Toasts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { queryClient, readFailure, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { profileQuery } from './profile-query.ts'

const route = getRouteApi('/admin/confirm-email')

/** Opening the link shows only a button: mail scanners that open it do not use it up. */
export function ConfirmEmailPage() {
  const { token = '' } = route.useSearch()
  const { pendingEmail } = useSuspenseQuery(profileQuery()).data
  const router = useRouter()
  const { mutate, error, isPending } = useMutation(
    trpc().accounts.own.confirmEmail.mutationOptions({
      async onSuccess() {
        toast.success(m.confirm_done())
        await queryClient().invalidateQueries()
        await router.navigate({ to: '/admin/account' })
      },
    }),
  )
  const { isOffline, message = m.error_ours() } = readFailure(error)
  return (
    <>
      <PageHeader
        variant="staff"
        title={m.confirm_title()}
        description={pendingEmail ? m.confirm_which({ email: pendingEmail }) : m.confirm_text()}
      />
      <div className="grid max-w-form justify-items-start gap-5">
        {error && <Alert variant="danger" title={isOffline ? m.offline() : message} />}
        <Button busy={isPending} onClick={() => mutate({ token })}>
          {m.confirm_button()}
        </Button>
        <TextLink to="/admin/account">{m.confirm_back()}</TextLink>
      </div>
    </>
  )
}
