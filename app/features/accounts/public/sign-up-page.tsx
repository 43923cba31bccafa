import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'
import { toast } from '@agency/ui/Toasts'
import { useRouter } from '@tanstack/react-router'
import { NewPasswordField } from '#app/features/accounts/new-password.tsx'
import { findPolicy } from '#app/features/accounts/queries.ts'
import { WAY_IN } from '#app/layouts/way-in.ts'
import { checkFields } from '#app/rendering/check-fields.ts'
import { goTo } from '#app/rendering/link-navigation.ts'
import { findPosted } from '#app/rendering/posted-form.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { sendForm, useVisitorForm } from '#app/rendering/visitor-form.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AccountForm, AccountFrame } from './account-form.tsx'

const check = checkFields({ name: m.name_needed, email: m.email_needed, password: m.password_needed })
const loadLinks = () => import('./sign-in-links.tsx')
const loadMethods = () => import('./sign-in-methods.tsx')
const loadNotice = () => import('./sign-up-notice.tsx')
const SignUpLinks = staticComponent(loadLinks, 'SignUpLinks')
const SignInMethods = staticComponent(loadMethods, 'SignInMethods')
const SignUpNotice = staticComponent(loadNotice, 'SignUpNotice')

/** The rules of sign-up. */
export async function loadSignUp() {
  const [policy] = await Promise.all([
    findPolicy(),
    loadStatic(loadLinks),
    loadStatic(loadMethods),
    loadStatic(loadNotice),
  ])
  return { policy, posted: findPosted() }
}

type Props = Awaited<ReturnType<typeof loadSignUp>> & {
  /** the secret of the set-up link */
  setup: string | undefined
  /** An account was made that waits for approval. */
  isSent: boolean
}

export function SignUpPage({ policy, posted, setup, isSent }: Props) {
  const notice = isSent ? 'waits' : policy.isClosed ? 'closed' : policy.needsSetup && !setup ? 'setup' : undefined
  const router = useRouter()
  const { answer, isBusy, ...form } = useVisitorForm({ posted, check, send })

  /** Who need not wait goes on to the home page, with the way into the staff area in view until it is taken or closed. */
  async function send(element: HTMLFormElement) {
    const answer = await sendForm(element)
    const { toast: sentence, ...next } = answer
    if (!sentence || next.location !== localPath('/')) return answer
    const action = { label: m.footer_staff_area(), onClick: () => void goTo(router, localPath('/admin')) }
    toast.success(sentence, { id: WAY_IN, action, duration: Infinity })
    return next
  }

  const { values, errors } = answer
  return (
    <AccountFrame
      title={m.sign_up_title()}
      lead={policy.isFirst ? m.sign_up_first() : m.sign_up_lead()}
      after={<SignUpLinks />}
    >
      {notice ? (
        <SignUpNotice about={notice} />
      ) : (
        <>
          <AccountForm {...form} answer={answer}>
            {setup && <input type="hidden" name="setup" value={setup} />}
            <TextField
              label={m.field_name()}
              id="name"
              name="name"
              autoComplete="name"
              required
              defaultValue={values.name}
              error={errors.name}
            />
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
            <NewPasswordField id="password" shortest={policy.passwordMinLength} error={errors.password} />
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
