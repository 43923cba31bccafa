import { Button } from '@agency/ui/Button'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { trpcClient } from '#app/rendering/trpc.ts'
import { AccountSection } from '#app/layouts/admin/account-section.tsx'
import { forgetPeople } from './forget-people.ts'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'

/** Closes the account, with the current password or a passkey. */
export function Leave() {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  return (
    <AccountSection title={m.account_leave_title()} text={m.account_leave_text()}>
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        {m.account_leave_button()}
      </Button>
      <ReauthenticationDialog
        title={m.account_leave_title()}
        text={m.account_leave_text()}
        button={m.account_leave_confirm()}
        variant="danger"
        open={isOpen}
        onClose={() => setOpen(false)}
        save={async proof => {
          await trpcClient().accounts.own.leave.mutate(proof)
          await forgetPeople(router, () => router.navigate({ to: '/' }))
        }}
        done={m.account_left}
      />
    </AccountSection>
  )
}
