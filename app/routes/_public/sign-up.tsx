import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'
import { toast } from '@agency/ui/Toasts'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { findPolicy, readSetup } from '#app/features/accounts/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { NewPasswordField } from '#app/features/accounts/new-password.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { findPosted, usePublicForm } from '#app/features/enquiries/public-form.ts'
import { AccountForm, AccountFrame } from '#app/features/accounts/public/account-form.tsx'
import { SignInMethods, SignUpClosed, SignUpLinks } from '#app/features/accounts/public/static-sign-in-methods.ts'

export const Route = createFileRoute('/_public/sign-up')({
  staticData: { isPersonal: true },
  validateSearch: readSetup,
  beforeLoad: async () => {
    if (!findPosted()) await (await import('#app/features/accounts/public/redirect-signed-in.ts')).redirectSignedIn()
  },
  loader: async () => {
    const [policy] = await Promise.all([
      findPolicy(),
      SignInMethods.preload(),
      SignUpClosed.preload(),
      SignUpLinks.preload(),
    ])
    return { policy, posted: findPosted() }
  },
  head: () => pageHead(m.sign_up_title(), import.meta.env.SSR && m.sign_up_description()),
  component: SignUp,
})

function SignUp() {
  const { policy, posted } = Route.useLoaderData()
  const { setup } = Route.useSearch()
  const needsSetup = policy.needsSetup && !setup
  const navigate = useNavigate()
  const { errors, problem, isBusy, submit, values } = usePublicForm({
    procedure: 'accounts.signUp',
    posted,
    needed: { name: m.name_needed, email: m.email_needed, password: m.password_needed },
    async onDone() {
      toast.success(m.user_created())
      await navigate({ to: '/' })
    },
  })
  return (
    <AccountFrame title={m.sign_up_title()} lead={m.sign_up_lead()} after={<SignUpLinks />}>
      {policy.isClosed || needsSetup ? (
        <SignUpClosed needsSetup={needsSetup} />
      ) : (
        <>
          <AccountForm problem={problem} onSubmit={submit}>
            {setup && <input type="hidden" name="setup" value={setup} />}
            <TextField
              label={m.field_name()}
              name="name"
              autoComplete="name"
              required
              defaultValue={values.name}
              error={errors.name}
            />
            <TextField
              label={m.field_email()}
              name="email"
              type="email"
              autoComplete="username"
              required
              defaultValue={values.email}
              error={errors.email}
            />
            <NewPasswordField shortest={policy.passwordMinLength} error={errors.password} />
            <Button type="submit" variant="accent" size="lg" busy={isBusy}>
              {isBusy ? m.sign_up_busy() : m.sign_up_button()}
            </Button>
          </AccountForm>
          {!setup && <SignInMethods providers={policy.providers} />}
        </>
      )}
    </AccountFrame>
  )
}
