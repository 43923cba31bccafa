import { Button } from '@agency/ui/Button'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { useTRPCClient } from '#app/rendering/trpc.ts'
import { AccountSection } from './account-section.tsx'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'

/** Closes the account, after a question and the password. */
export function Leave({ hasPassword }: { hasPassword: boolean }) {
  const { own } = useTRPCClient().accounts
  const router = useRouter()
  const [isAsked, setAsked] = useState(false)
  return (
    <AccountSection title={m.account_leave_title()} text={m.account_leave_text()}>
      <Button variant="secondary" className="justify-self-start" onClick={() => setAsked(true)}>
        {m.account_leave_button()}
      </Button>
      <ReauthenticationDialog
        title={m.account_leave_title()}
        text={m.account_leave_text()}
        button={m.account_leave_confirm()}
        variant="danger"
        open={isAsked}
        onClose={() => setAsked(false)}
        hasPassword={hasPassword}
        save={async proof => {
          await own.leave.mutate(proof)
          await router.navigate({ to: '/' })
        }}
        done={m.account_left}
      />
    </AccountSection>
  )
}
