import { Button } from '@agency/ui/Button'
import { PasswordField } from '@agency/ui/PasswordField'
import { TextField } from '@agency/ui/TextField'
import { findPolicy, type readProblem } from '#app/features/accounts/queries.ts'
import { checkFields } from '#app/rendering/check-fields.ts'
import { findPosted } from '#app/rendering/posted-form.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { useVisitorForm } from '#app/rendering/visitor-form.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AccountForm, AccountFrame } from './account-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'

const check = checkFields({ email: m.email_needed, password: m.password_needed })
const loadLinks = () => import('./sign-in-links.tsx')
const loadMethods = () => import('./sign-in-methods.tsx')
const LoginLinks = staticComponent(loadLinks, 'LoginLinks')
const SignInMethods = staticComponent(loadMethods, 'SignInMethods')

/** The providers to sign in with, and what went wrong at the last one: `deps` is what the page's address says of it. */
export async function loadLogin(deps: ReturnType<typeof readProblem>) {
  const [{ providers }] = await Promise.all([findPolicy(), loadStatic(loadLinks), loadStatic(loadMethods)])
  const providerProblem =
    deps.problem && (await import('#server/features/accounts/provider-errors.shared.ts')).findProblem(deps, providers)
  return { providers, providerProblem, posted: findPosted() }
}

type Props = Awaited<ReturnType<typeof loadLogin>> & { redirect: string | undefined }

export function LoginPage({ providers, providerProblem, posted, redirect }: Props) {
  const { answer, isBusy, ...form } = useVisitorForm({ posted, check })
  const { values, errors } = answer
  return (
    <AccountFrame title={m.login_title()} lead={m.login_lead()} after={<LoginLinks />}>
      <AccountForm {...form} answer={answer} problem={answer.problem ?? providerProblem}>
        <TextField
          label={m.field_email()}
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={values.email}
          error={errors.email}
        />
        <PasswordField
          label={m.field_password()}
          id="password"
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
          labels={{ show: m.password_show(), hide: m.password_hide() }}
        />
        <Button type="submit" variant="accent" size="lg" busy={isBusy}>
          {isBusy ? m.login_busy() : m.login_button()}
        </Button>
      </AccountForm>
      <PasskeyButton redirect={redirect} />
      <SignInMethods providers={providers} redirect={redirect} />
    </AccountFrame>
  )
}
