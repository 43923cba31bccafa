import { Alert } from '@agency/ui/Alert'
import { Dialog } from '@agency/ui/Dialog'
import { SelectField } from '@agency/ui/SelectField'
import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import { useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { moneyText } from '#server/features/payments/kinds.shared.ts'
import { paymentInput } from '#server/features/payments/schema.ts'
import { costLabels, labelOf } from '#server/features/vacancies/schema.ts'
import { paymentsClient } from './payments-client.ts'
import type { WorkersMoney } from './queries.ts'
import { ReceiptForm } from './receipt-form.tsx'
import { useReceiptForm } from './use-receipt-form.ts'

type Props = { worker: string; money: WorkersMoney; isOpen: boolean; onClose: () => void }

/**
 * Takes money of a worker for one cost of a job. What stands against a rule, an owner answers for with a reason; nobody
 * else may take it.
 */
export function PaymentDialog({ isOpen, onClose, ...props }: Props) {
  return (
    <Dialog open={isOpen} onOpenChange={onClose} title={m.payment_take()} labels={{ close: m.close() }}>
      <PaymentForm {...props} onSaved={onClose} />
    </Dialog>
  )
}

function PaymentForm({ worker, money, onSaved }: Omit<Props, 'isOpen' | 'onClose'> & { onSaved: () => void }) {
  const { applications } = money
  const [application, setApplication] = useState(applications[0]?.id ?? '')
  const [item, setItem] = useState('')
  const { objection, ...form } = useReceiptForm({
    schema: paymentInput,
    fixed: { worker },
    send: values => paymentsClient().take.mutate(values),
    onSaved,
  })
  const rows = applications.find(({ id }) => id === application)?.rows ?? []
  return (
    <ReceiptForm {...form} amountLabel={m.payment_amount_taka()} saveLabel={m.payment_save()}>
      {objection && (
        <Alert variant="danger" tabIndex={-1} data-objection title={m.payment_allow_title()}>
          {objection.text}
        </Alert>
      )}
      {objection && !objection.isForOwner && (
        <TextArea
          name="allowed"
          label={m.payment_allow()}
          hint={m.payment_allow_hint()}
          rows={2}
          maxLength={300}
          required
        />
      )}
      <SelectField
        name="application"
        label={m.payment_for_which()}
        value={application}
        onChange={({ target }) => setApplication(target.value)}
      >
        {applications.map(({ id, job, state, reference }) => (
          <option key={id} value={id}>
            {[job || m.application_any_job(), state, reference].join(' · ')}
          </option>
        ))}
        <option value="">{m.money_no_application()}</option>
      </SelectField>
      <SelectField
        name="item"
        label={m.payment_item()}
        error={form.errors.item}
        value={item}
        onChange={({ target }) => setItem(target.value)}
        required
      >
        <option value="">{m.apply_choose()}</option>
        {Object.keys(costLabels).map(each => (
          <option key={each} value={each}>
            {optionText(each, rows)}
          </option>
        ))}
      </SelectField>
      <TextField
        name="reason"
        label={m.payment_reason()}
        hint={item === 'other' ? m.payment_reason_hint() : undefined}
        error={form.errors.reason}
        maxLength={300}
        required={item === 'other'}
      />
    </ReceiptForm>
  )
}

/** A cost with what is left of it by the job. */
function optionText(item: string, rows: WorkersMoney['applications'][number]['rows']): string {
  const name = labelOf(costLabels, item)
  const row = rows.find(each => each.item === item)
  if (row?.left) return m.payment_most_left({ item: name, amount: moneyText(row.left) })
  return row?.most === null ? m.payment_most_not_stated({ item: name }) : name
}
