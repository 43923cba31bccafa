import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useTRPCClient } from '#app/trpc.ts'
import { leaveInput } from '#server/accounts/schema.ts'
import { CurrentPassword } from './-account-details.tsx'
import { AccountForm, AccountSection } from './-account-section.tsx'
import { useChangeForm } from './-change-form.ts'

/** Closes the account, after a question and the password. */
export function Leave({ hasPassword }: { hasPassword: boolean }) {
  const { own } = useTRPCClient().accounts
  const router = useRouter()
  const [isAsked, setAsked] = useState(false)
  const { register, submit, errorOf, problem, isBusy } = useChangeForm({
    schema: leaveInput, values: { currentPassword: '' },
    async save(values) {
      await own.leave.mutate(values)
      await router.navigate({ to: '/' })
    },
    done: m.account_left,
  })
  return (
    <AccountSection title={m.account_leave_title()} text={m.account_leave_text()}>
      <Button variant="secondary" className="justify-self-start" onClick={() => setAsked(true)}>{m.account_leave_button()}</Button>
      <Dialog open={isAsked} onClose={() => setAsked(false)} title={m.account_leave_title()} description={m.account_leave_text()} closeLabel={m.close()}>
        <AccountForm problem={problem} onSubmit={submit}>
          {hasPassword && <CurrentPassword error={errorOf('currentPassword')} {...register('currentPassword')} />}
          <Button type="submit" variant="danger" busy={isBusy}>{m.account_leave_confirm()}</Button>
        </AccountForm>
      </Dialog>
    </AccountSection>
  )
}
