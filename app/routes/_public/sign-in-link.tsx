import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { toast } from '@agency/ui/Toasts'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { findLink, readSent, readToken } from '#app/features/accounts/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'
import { findPosted, usePublicForm } from '#app/features/enquiries/public-form.ts'
import { AccountForm, AccountFrame } from '#app/features/accounts/public/account-form.tsx'
import { LinkRequestForm } from '#app/features/accounts/public/link-request-form.tsx'
import { DeadLink } from '#app/features/accounts/public/static-dead-link.ts'

export const Route = createFileRoute('/_public/sign-in-link')({
  staticData: { isPersonal: true },
  validateSearch: (search: Record<string, unknown>) => ({ ...readSent(search), ...readToken(search) }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token } }) => {
    const [found] = await Promise.all([token ? findLink('link', token) : null, DeadLink.preload()])
    return { posted: findPosted(), found }
  },
  head: () => pageHead(m.link_title(), import.meta.env.SSR && m.link_description()),
  component: SignInLink,
})

function SignInLink() {
  const { sent, token } = Route.useSearch()
  const { posted, found } = Route.useLoaderData()
  if (!token)
    return (
      <LinkRequestForm
        title={m.link_title()}
        lead={m.link_text()}
        button={m.link_button()}
        procedure="accounts.askLink"
        posted={posted}
        isSent={sent !== undefined}
      />
    )
  return found ? <Redeem token={token} {...found} /> : <DeadLink kind="link" />
}

/** Opening the link shows only a button: what mail scanners open uses nothing up. */
function Redeem({
  token,
  name,
  email,
  endsPassword,
}: {
  token: string
  name: string
  email: string
  endsPassword: boolean
}) {
  const router = useRouter()
  const { problem, isBusy, submit } = usePublicForm({
    procedure: 'accounts.redeemLink',
    posted: Route.useLoaderData().posted,
    needed: {},
    async onDone() {
      toast.success(m.login_success())
      await router.navigate({ href: '/admin' })
    },
  })
  return (
    <AccountFrame title={m.link_redeem_title({ name })} lead={m.link_redeem_text({ email })}>
      <AccountForm problem={problem} onSubmit={submit}>
        {endsPassword && <Alert variant="info" title={m.link_redeem_ends()} />}
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="accent" size="lg" busy={isBusy}>
          {isBusy ? m.link_redeem_busy() : m.link_redeem_button()}
        </Button>
      </AccountForm>
    </AccountFrame>
  )
}
