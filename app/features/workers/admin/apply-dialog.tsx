import { Button } from '@agency/ui/Button'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FormDialog } from '#app/editor/form-dialog.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { useSendOnce } from '#app/editor/use-send-once.ts'
import { choicesQuery } from '#app/features/applications/admin/queries.ts'
import { ReceiptCard, type StaffReceipt } from '#app/features/applications/admin/receipt-card.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { applyForm } from '#server/features/workers/work-schema.ts'
import { ApplicationWish } from './application-wish.tsx'
import type { Worker } from './queries.ts'
import { workersClient } from './workers-client.ts'

/** In a file: a new application, with what the file has; what its person is given is shown in the same dialog. */
export function NewApplication({ worker, isAsked = false }: { worker: Worker; isAsked?: boolean }) {
  const [isOpen, setOpen] = useState(isAsked)
  const [receipt, setReceipt] = useState<StaffReceipt>()
  useSuspenseQuery(choicesQuery())
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setReceipt(undefined)
          setOpen(true)
        }}
      >
        <Plus aria-hidden="true" />
        {m.worker_apply()}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={receipt ? m.worker_applied() : m.worker_apply()}
        description={receipt ? m.application_read_out() : m.worker_apply_lead()}
      >
        {receipt ? (
          <ReceiptCard receipt={receipt} phone={worker.phone} />
        ) : (
          <ApplyForm worker={worker} onMade={setReceipt} />
        )}
      </FormDialog>
    </>
  )
}

function ApplyForm({ worker, onMade }: { worker: Worker; onMade: (receipt: StaffReceipt) => void }) {
  const [last] = worker.applications
  const once = useSendOnce()
  const form = useStaffForm({
    schema: applyForm,
    values: {
      trade: worker.trade,
      vacancy: '',
      years: last ? String(last.years) : '',
      language: last?.language === 'en' ? 'en' : 'bn',
    },
    send: input =>
      once(input, sendKey => workersClient().addApplication.mutate({ ...input, worker: worker.id, sendKey })),
    done: () => m.worker_applied(),
    onSaved: ({ receipt }) => onMade(receipt),
  })
  return (
    <StaffForm
      form={form}
      className="grid gap-5"
      actions={
        <Button type="submit" variant="accent" busy={form.isBusy} className="justify-self-start">
          {m.worker_apply_save()}
        </Button>
      }
    >
      <ApplicationWish form={form} />
    </StaffForm>
  )
}
