import { Button } from '@agency/ui/Button'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { TextField } from '@agency/ui/TextField'
import { findPendingSignIn } from '#app/features/accounts/queries.ts'
import { checkFields } from '#app/rendering/check-fields.ts'
import { findPosted } from '#app/rendering/posted-form.ts'
import { useVisitorForm } from '#app/rendering/visitor-form.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AccountForm, AccountFrame } from './account-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'

const check = checkFields({ code: m.factor_needed })

/** The sign-in of this browser that waits for its second factor, or null. */
export async function loadSecondFactor() {
  return { pending: await findPendingSignIn(), posted: findPosted() }
}

type Props = Awaited<ReturnType<typeof loadSecondFactor>> & { redirect: string | undefined }

export function SecondFactorPage({ pending, ...props }: Props) {
  if (pending) return <EnterCode {...props} pending={pending} />
  return (
    <AccountFrame title={m.factor_title()}>
      <p>{m.factor_late()}</p>
      <Button asChild variant="accent">
        <a href={localPath('/login')}>{m.factor_again()}</a>
      </Button>
    </AccountFrame>
  )
}

function EnterCode({ pending, posted, redirect }: Props & { pending: NonNullable<Props['pending']> }) {
  const { answer, isBusy, ...form } = useVisitorForm({ posted, check })
  return (
    <AccountFrame
      title={m.factor_title()}
      lead={m.factor_lead({ name: pending.name })}
      after={<p className="text-muted">{m.factor_lost()}</p>}
    >
      {pending.secondFactor.includes('passkey') && <PasskeyButton redirect={redirect} />}
      <AccountForm {...form} answer={answer}>
        <TextField
          label={m.factor_code()}
          hint={pending.secondFactor.includes('app') ? m.factor_code_hint() : m.factor_code_hint_recovery()}
          id="code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has this one task, and no script is needed for it
          autoFocus
          maxLength={60}
          required
          error={answer.errors.code}
        />
        <CheckboxField label={m.factor_remember()} name="remember" value="on" />
        <Button type="submit" variant="accent" size="lg" busy={isBusy}>
          {isBusy ? m.factor_busy() : m.factor_button()}
        </Button>
      </AccountForm>
    </AccountFrame>
  )
}
