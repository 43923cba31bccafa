import { Button } from '@agency/ui/Button'
import { PasswordField } from '@agency/ui/PasswordField'
import { TextField } from '@agency/ui/TextField'
import { toast } from '@agency/ui/Toasts'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { readRedirect } from '#app/accounts.ts'
import { pageHead } from '#app/head.ts'
import { link } from '#app/link.ts'
import { m } from '#app/paraglide/messages.js'
import { findPosted, usePublicForm } from '#app/public-form.ts'
import { AccountForm } from './-account-form.tsx'

export const Route = createFileRoute('/_public/login')({
  validateSearch: readRedirect,
  loader: () => ({ posted: findPosted() }),
  head: () => pageHead(m.login_title(), m.login_description()),
  component: Login,
})

function Login() {
  const router = useRouter()
  const { redirect = '/admin' } = Route.useSearch()
  const { errors, problem, isBusy, submit, values } = usePublicForm({
    procedure: 'accounts.signIn',
    posted: Route.useLoaderData().posted,
    needed: { email: m.email_needed, password: m.password_needed },
    async onDone() {
      toast.success(m.login_success())
      await router.navigate({ href: redirect })
    },
  })
  return (
    <AccountForm
      title={m.login_title()} lead={m.login_lead()} problem={problem} onSubmit={submit}
      after={<>
        <Link to="/forgot-password" className={link}>{m.forgot_password()}</Link>
        <span>{m.no_account()} <Link to="/sign-up" className={link}>{m.nav_sign_up()}</Link></span>
      </>}
    >
      <TextField label={m.field_email()} name="email" type="email" autoComplete="username" required defaultValue={values.email} error={errors.email} />
      <PasswordField label={m.field_password()} name="password" autoComplete="current-password" required error={errors.password} words={{ show: m.password_show(), hide: m.password_hide() }} />
      <Button type="submit" variant="accent" size="lg" busy={isBusy}>{isBusy ? m.login_busy() : m.login_button()}</Button>
    </AccountForm>
  )
}
