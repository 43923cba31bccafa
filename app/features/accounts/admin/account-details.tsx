import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useSettingsForm } from '#app/editor/use-settings-form.ts'
import { NewPasswordField } from '#app/features/accounts/new-password.tsx'
import { trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { emailChangeInput, nameInput, passwordChangeInput } from '#server/features/accounts/schema.ts'
import type { Profile } from './profile-query.ts'
import { AccountForm, AccountSection } from '#app/layouts/admin/account-section.tsx'
import { Proof } from './proof.tsx'

export function Rename({ profile: { name } }: { profile: Profile }) {
  const { mutateAsync: rename } = useMutation(trpc().accounts.own.rename.mutationOptions())
  const { register, submit, errorOf, problem, isBusy } = useSettingsForm({
    schema: nameInput,
    values: { name },
    save: rename,
    isKept: true,
    done: m.account_name_done,
  })
  return (
    <AccountSection title={m.account_name_title()} text={m.account_name_text()}>
      <AccountForm problem={problem} onSubmit={submit}>
        <TextField label={m.field_name()} autoComplete="name" required error={errorOf('name')} {...register('name')} />
        <Button type="submit" busy={isBusy}>
          {m.account_save()}
        </Button>
      </AccountForm>
    </AccountSection>
  )
}

export function ChangeEmail({ profile: { email, isVerified, pendingEmail } }: { profile: Profile }) {
  const { mutateAsync: changeEmail } = useMutation(trpc().accounts.own.changeEmail.mutationOptions())
  const { register, submit, errorOf, problem, isBusy } = useSettingsForm({
    schema: emailChangeInput,
    values: { email: isVerified ? '' : (email ?? ''), currentPassword: '' },
    save: changeEmail,
    done: values => m.account_email_done({ email: values.email }),
  })
  const state = !email
    ? m.account_email_none()
    : isVerified
      ? m.account_email_verified({ email })
      : m.account_email_unverified({ email })
  return (
    <AccountSection title={m.account_email_title()} text={state}>
      {pendingEmail && <Alert variant="info" title={m.account_email_pending({ email: pendingEmail })} />}
      <AccountForm problem={problem} onSubmit={submit}>
        <TextField
          label={isVerified ? m.account_email_field() : m.field_email()}
          type="email"
          hint={m.account_email_hint()}
          autoComplete="email"
          required
          error={errorOf('email')}
          {...register('email')}
        />
        <Proof error={errorOf('currentPassword')} {...register('currentPassword')} />
        <Button type="submit" busy={isBusy}>
          {m.account_email_button()}
        </Button>
      </AccountForm>
    </AccountSection>
  )
}

export function ChangePassword({ profile: { email, hasPassword, passwordMinLength } }: { profile: Profile }) {
  const { mutateAsync: changePassword } = useMutation(trpc().accounts.own.changePassword.mutationOptions())
  const { register, submit, errorOf, problem, isBusy, saved } = useSettingsForm({
    schema: passwordChangeInput,
    values: { password: '', currentPassword: '' },
    save: changePassword,
    done: m.account_password_done,
  })
  if (!email) return <AccountSection title={m.account_password_title()} text={m.account_password_needs_email()} />
  return (
    <AccountSection
      title={m.account_password_title()}
      text={hasPassword ? m.account_password_text() : m.account_password_none()}
    >
      <AccountForm problem={problem} onSubmit={submit}>
        <input type="email" value={email} readOnly autoComplete="username" hidden /> {/* for password managers */}
        <Proof error={errorOf('currentPassword')} {...register('currentPassword')} />
        <NewPasswordField
          key={saved}
          label={m.field_new_password()}
          shortest={passwordMinLength}
          error={errorOf('password')}
          {...register('password')}
        />
        <Button type="submit" busy={isBusy}>
          {m.reset_button()}
        </Button>
      </AccountForm>
    </AccountSection>
  )
}
