import { Button } from '@agency/ui/Button'
import { toast } from '@agency/ui/Toasts'
import { useRouter } from '@tanstack/react-router'
import { NewPasswordField } from '#app/features/accounts/new-password.tsx'
import { findLink } from '#app/features/accounts/queries.ts'
import { findPosted } from '#app/rendering/posted-form.ts'
import { usePublicForm } from '#app/rendering/public-form.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { secondFactorPath } from '#server/features/accounts/redirect.shared.ts'
import { AccountForm, AccountFrame } from './account-form.tsx'

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
  const router = useRouter()
  const { errors, problem, isBusy, submit } = usePublicForm({
    procedure: 'accounts.resetPassword',
    posted,
    needed: { password: m.password_needed },
    async onDone({ secondFactor }) {
      if (secondFactor) return router.navigate({ href: localPath(secondFactorPath()) })
      toast.success(m.reset_done())
      await router.navigate({ href: '/admin' })
    },
  })
  return (
    <AccountFrame title={m.reset_title()} lead={m.reset_lead({ name, email })}>
      <AccountForm problem={problem} onSubmit={submit}>
        <ResetNotes isWeak={isWeak} providers={providers} />
        <input type="hidden" name="token" value={token} />
        <input type="email" name="email" value={email} readOnly autoComplete="username" hidden />{' '}
        {/* tells password managers whose password it is */}
        <NewPasswordField label={m.field_new_password()} shortest={passwordMinLength} error={errors.password} />
        <Button type="submit" variant="accent" size="lg" busy={isBusy}>
          {isBusy ? m.reset_busy() : m.reset_button()}
        </Button>
      </AccountForm>
    </AccountFrame>
  )
}
