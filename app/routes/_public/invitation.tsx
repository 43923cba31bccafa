import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'
import { toast } from '@agency/ui/Toasts'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { findInvitation, readToken } from '#app/features/accounts/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { NewPasswordField } from '#app/features/accounts/new-password.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { findPosted, usePublicForm } from '#app/features/enquiries/public-form.ts'
import { agency } from '#i18n/agency.ts'
import type { Invitation } from '#server/features/accounts/invitations.ts'
import { AccountForm, AccountFrame } from '#app/features/accounts/public/account-form.tsx'
import { DeadLink } from '#app/features/accounts/public/static-dead-link.ts'

export const Route = createFileRoute('/_public/invitation')({
  staticData: { isPersonal: true, isUnlisted: true },
  validateSearch: readToken,
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ deps: { token } }) => {
    const [found] = await Promise.all([findInvitation(token), DeadLink.preload()])
    return { posted: findPosted(), found, token }
  },
  head: () => pageHead(m.invitation_title({ site: agency().name }), import.meta.env.SSR && m.invitation_description()),
  component: AnswerInvitation,
})

function AnswerInvitation() {
  const { found } = Route.useLoaderData()
  return found ? <Accept {...found} /> : <DeadLink kind="invitation" />
}

function Accept({ by, email, passwordMinLength }: Invitation) {
  const router = useRouter()
  const { posted, token } = Route.useLoaderData()
  const { errors, problem, isBusy, submit, values } = usePublicForm({
    procedure: 'accounts.acceptInvitation',
    posted,
    needed: { name: m.name_needed, password: m.password_needed },
    async onDone() {
      toast.success(m.user_created())
      await router.navigate({ href: '/admin' })
    },
  })
  return (
    <AccountFrame title={m.invitation_title({ site: agency().name })} lead={m.invitation_lead({ by, email })}>
      <AccountForm problem={problem} onSubmit={submit}>
        <input type="hidden" name="token" value={token} />
        <TextField
          label={m.field_name()}
          name="name"
          autoComplete="name"
          required
          defaultValue={values.name}
          error={errors.name}
        />
        <input type="email" name="email" value={email} readOnly autoComplete="username" hidden />{' '}
        {/* tells password managers whose password it is */}
        <NewPasswordField shortest={passwordMinLength} error={errors.password} />
        <Button type="submit" variant="accent" size="lg" busy={isBusy}>
          {isBusy ? m.sign_up_busy() : m.invitation_button()}
        </Button>
      </AccountForm>
    </AccountFrame>
  )
}
