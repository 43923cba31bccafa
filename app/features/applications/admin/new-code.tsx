import { Button } from '@agency/ui/Button'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { Dialog } from '@agency/ui/Dialog'
import { type ReactNode, useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { m } from '#i18n/paraglide/messages.js'
import { applicationsClient } from './applications-client.ts'
import { ReceiptCard, type StaffReceipt } from './receipt-card.tsx'
import type { Application } from './queries.ts'

/** A new code for an applicant who lost theirs, after they have called; it is shown once. */
export function NewCode({ application, icon }: { application: Application; icon: ReactNode }) {
  const { id, name, phone } = application
  const [isAsking, setAsking] = useState(false)
  const [receipt, setReceipt] = useState<StaffReceipt>()
  const { run, isPending } = useStaffAction()
  const reissue = () =>
    void run(
      async () => {
        setReceipt(await applicationsClient().reissue.mutate({ id }))
      },
      { done: m.application_reissued() },
    ).then(() => setAsking(false))
  return (
    <>
      <Button variant="secondary" size="sm" busy={isPending} onClick={() => setAsking(true)}>
        {icon}
        {m.application_reissue()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.application_reissue_title({ name })}
        description={m.application_reissue_text()}
        labels={{ confirm: m.application_reissue(), cancel: m.cancel() }}
        busy={isPending}
        onConfirm={reissue}
      />
      <Dialog
        open={receipt !== undefined}
        onOpenChange={() => setReceipt(undefined)}
        title={m.application_code_title()}
        labels={{ close: m.close() }}
      >
        {receipt && <ReceiptCard receipt={receipt} phone={phone} />}
      </Dialog>
    </>
  )
}
