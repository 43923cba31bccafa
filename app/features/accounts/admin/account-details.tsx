import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { NewPasswordField } from '#app/features/accounts/new-password.tsx'
import { trpcClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { emailChangeInput, nameInput, passwordChangeInput } from '#server/features/accounts/schema.ts'
import type { Profile } from './profile-query.ts'
import { AccountForm, AccountSection } from '#app/layouts/admin/account-section.tsx'
import { Proof } from './proof.tsx'

export function Rename({ profile: { name } }: { profile: Profile }) {
  const form = useStaffForm({
    schema: nameInput,
    values: { name },
    send: values => trpcClient().accounts.own.rename.mutate(values),
    isKept: true,
    done: () => m.account_name_done(),
  })
  return (
    <AccountSection title={m.account_name_title()} text={m.account_name_text()}>
      <AccountForm
        form={form}
        actions={
          <Button type="submit" busy={form.isBusy} className="justify-self-start">
            {m.account_save()}
          </Button>
        }
      >
        <TextField label={m.field_name()} autoComplete="name" required {...form.field('name')} />
      </AccountForm>
    </AccountSection>
  )
}

export function ChangeEmail({ profile: { email, isVerified, pendingEmail } }: { profile: Profile }) {
  const form = useStaffForm({
    schema: emailChangeInput,
    values: { email: isVerified ? '' : (email ?? ''), currentPassword: '' },
    send: values => trpcClient().accounts.own.changeEmail.mutate(values),
    done: (_, values) => m.account_email_done({ email: values.email }),
  })
  const state = !email
    ? m.account_email_none()
    : isVerified
      ? m.account_email_verified({ email })
      : m.account_email_unverified({ email })
  return (
    <AccountSection title={m.account_email_title()} text={state}>
      {pendingEmail && <Alert variant="info" title={m.account_email_pending({ email: pendingEmail })} />}
      <AccountForm
        form={form}
        actions={
          <Button type="submit" busy={form.isBusy} className="justify-self-start">
            {m.account_email_button()}
          </Button>
        }
      >
        <TextField
          label={isVerified ? m.account_email_field() : m.field_email()}
          type="email"
          hint={m.account_email_hint()}
          autoComplete="email"
          required
          {...form.field('email')}
        />
        <Proof {...form.field('currentPassword')} />
      </AccountForm>
    </AccountSection>
  )
}

export function ChangePassword({ profile: { email, hasPassword, passwordMinLength } }: { profile: Profile }) {
  const form = useStaffForm({
    schema: passwordChangeInput,
    values: { password: '', currentPassword: '' },
    send: values => trpcClient().accounts.own.changePassword.mutate(values),
    done: () => m.account_password_done(),
  })
  if (!email) return <AccountSection title={m.account_password_title()} text={m.account_password_needs_email()} />
  return (
    <AccountSection
      title={m.account_password_title()}
      text={hasPassword ? m.account_password_text() : m.account_password_none()}
    >
      <AccountForm
        form={form}
        actions={
          <Button type="submit" busy={form.isBusy} className="justify-self-start">
            {m.reset_button()}
          </Button>
        }
      >
        <input type="email" value={email} readOnly autoComplete="username" hidden /> {/* for password managers */}
        <Proof {...form.field('currentPassword')} />
        <NewPasswordField
          key={form.saved}
          label={m.field_new_password()}
          shortest={passwordMinLength}
          {...form.field('password')}
        />
      </AccountForm>
    </AccountSection>
  )
}
