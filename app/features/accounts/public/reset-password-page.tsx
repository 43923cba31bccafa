import { Button } from '@agency/ui/Button'
import { NewPasswordField } from '#app/features/accounts/new-password.tsx'
import { findLink } from '#app/features/accounts/queries.ts'
import { checkFields } from '#app/rendering/check-fields.ts'
import { findPosted } from '#app/rendering/posted-form.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { useVisitorForm } from '#app/rendering/visitor-form.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AccountForm, AccountFrame } from './account-form.tsx'

const check = checkFields({ password: m.password_needed })
const loadDeadLink = () => import('./dead-link.tsx')
const loadNotes = () => import('./reset-notes.tsx')
const DeadLink = staticComponent(loadDeadLink, 'DeadLink')
const ResetNotes = staticComponent(loadNotes, 'ResetNotes')

/** Whose password the token of a mailed link resets, or null. */
export async function loadResetPassword(token: string) {
  const [link] = await Promise.all([findLink('reset', token), loadStatic(loadDeadLink), loadStatic(loadNotes)])
  return { posted: findPosted(), link, token }
}

type Props = Awaited<ReturnType<typeof loadResetPassword>> & {
  /** whether the person comes from login, with a password that is too weak by now */
  isWeak: boolean
}

export function ResetPasswordPage({ link, ...props }: Props) {
  return link ? <ChoosePassword {...props} link={link} /> : <DeadLink kind="reset" />
}

function ChoosePassword({ posted, token, isWeak, link }: Props & { link: NonNullable<Props['link']> }) {
  const { name, email, passwordMinLength, providers } = link
  const { answer, isBusy, ...form } = useVisitorForm({ posted, check })
  return (
    <AccountFrame title={m.reset_title()} lead={m.reset_lead({ name, email })}>
      <AccountForm {...form} answer={answer}>
        <ResetNotes isWeak={isWeak} providers={providers} />
        <input type="hidden" name="token" value={token} />
        <input type="email" name="email" value={email} readOnly autoComplete="username" hidden />{' '}
        {/* tells password managers whose password it is */}
        <NewPasswordField
          id="password"
          label={m.field_new_password()}
          shortest={passwordMinLength}
          error={answer.errors.password}
        />
        <Button type="submit" variant="accent" size="lg" busy={isBusy}>
          {isBusy ? m.reset_busy() : m.reset_button()}
        </Button>
      </AccountForm>
    </AccountFrame>
  )
}
