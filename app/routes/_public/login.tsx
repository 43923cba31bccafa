import { Button } from '@agency/ui/Button'
import { PasswordField } from '@agency/ui/PasswordField'
import { TextField } from '@agency/ui/TextField'
import { toast } from '@agency/ui/Toasts'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { findPolicy, readProblem } from '#app/features/accounts/queries.ts'
import { choosePasswordPath, readRedirect } from '#server/features/accounts/redirect.ts'
import { pageHead } from '#app/layouts/head.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { findPosted, usePublicForm } from '#app/features/enquiries/public-form.ts'
import { AccountForm, AccountFrame } from '#app/features/accounts/public/account-form.tsx'
import { LoginLinks, SignInMethods } from '#app/features/accounts/public/static-sign-in-methods.ts'

export const Route = createFileRoute('/_public/login')({
  staticData: { isPersonal: true },
  validateSearch: (search: Record<string, unknown>) => ({ ...readRedirect(search), ...readProblem(search) }),
  beforeLoad: async ({ search }) => {
    if (!search.problem && !findPosted())
      await (await import('#app/features/accounts/public/redirect-signed-in.ts')).redirectSignedIn(search.redirect)
  },
  loaderDeps: ({ search }) => readProblem(search),
  loader: async ({ deps }) => {
    const [policy] = await Promise.all([findPolicy(), SignInMethods.preload(), LoginLinks.preload()])
    const returned =
      deps.problem && (await import('#app/features/accounts/provider-errors.ts')).findProblem(deps, policy.providers)
    return { policy, returned, posted: findPosted() }
  },
  head: () => pageHead(m.login_title(), import.meta.env.SSR && m.login_description()),
  component: Login,
})

function Login() {
  const router = useRouter()
  const { redirect } = Route.useSearch()
  const {
    policy: { providers },
    returned,
    posted,
  } = Route.useLoaderData()
  const { errors, problem, isBusy, submit, values } = usePublicForm({
    procedure: 'accounts.signIn',
    posted,
    needed: { email: m.email_needed, password: m.password_needed },
    async onDone({ choosePassword }) {
      if (choosePassword) return router.navigate({ href: localPath(choosePasswordPath(choosePassword)) })
      toast.success(m.login_success())
      await router.navigate({ href: redirect ?? '/admin' })
    },
  })
  return (
    <AccountFrame title={m.login_title()} lead={m.login_lead()} after={<LoginLinks />}>
      <AccountForm problem={problem ?? returned} onSubmit={submit}>
        <TextField
          label={m.field_email()}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={values.email}
          error={errors.email}
        />
        <PasswordField
          label={m.field_password()}
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
          words={{ show: m.password_show(), hide: m.password_hide() }}
        />
        <Button type="submit" variant="accent" size="lg" busy={isBusy}>
          {isBusy ? m.login_busy() : m.login_button()}
        </Button>
      </AccountForm>
      <SignInMethods providers={providers} redirect={redirect} />
    </AccountFrame>
  )
}
