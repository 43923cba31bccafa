import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'
import { NewPasswordField } from '#app/features/accounts/new-password.tsx'
import { findInvitation } from '#app/features/accounts/queries.ts'
import { checkFields } from '#app/rendering/check-fields.ts'
import { findPosted } from '#app/rendering/posted-form.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { useVisitorForm } from '#app/rendering/visitor-form.ts'
import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'
import { AccountForm, AccountFrame } from './account-form.tsx'

const check = checkFields({ name: m.name_needed, password: m.password_needed })
const loadDeadLink = () => import('./dead-link.tsx')
const DeadLink = staticComponent(loadDeadLink, 'DeadLink')

/** The invitation that the token of a mailed link belongs to, or null. */
export async function loadInvitation(token: string) {
  const [invitation] = await Promise.all([findInvitation(token), loadStatic(loadDeadLink)])
  return { posted: findPosted(), invitation, token }
}

type Props = Awaited<ReturnType<typeof loadInvitation>>

export function InvitationPage({ invitation, ...props }: Props) {
  return invitation ? <Accept {...props} invitation={invitation} /> : <DeadLink kind="invitation" />
}

function Accept({ posted, token, invitation }: Props & { invitation: NonNullable<Props['invitation']> }) {
  const { by, email, passwordMinLength } = invitation
  const { answer, isBusy, ...form } = useVisitorForm({ posted, check })
  const { values, errors } = answer
  return (
    <AccountFrame title={m.invitation_title({ site: agency().name })} lead={m.invitation_lead({ by, email })}>
      <AccountForm {...form} answer={answer}>
        <input type="hidden" name="token" value={token} />
        <TextField
          label={m.field_name()}
          id="name"
          name="name"
          autoComplete="name"
          required
          defaultValue={values.name}
          error={errors.name}
        />
        <input type="email" name="email" value={email} readOnly autoComplete="username" hidden />{' '}
        {/* tells password managers whose password it is */}
        <NewPasswordField id="password" shortest={passwordMinLength} error={errors.password} />
        <Button type="submit" variant="accent" size="lg" busy={isBusy}>
          {isBusy ? m.sign_up_busy() : m.invitation_button()}
        </Button>
      </AccountForm>
    </AccountFrame>
  )
}
