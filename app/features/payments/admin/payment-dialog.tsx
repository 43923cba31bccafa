import { Alert } from '@agency/ui/Alert'
import { SelectField } from '@agency/ui/SelectField'
import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import { useEffect, useRef } from 'react'
import { FormDialog } from '#app/editor/form-dialog.tsx'
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
    <FormDialog open={isOpen} onClose={onClose} title={m.payment_take()}>
      <PaymentForm {...props} onSaved={onClose} />
    </FormDialog>
  )
}

/** What is asked for money of a worker. */
export function PaymentForm({ worker, money, onSaved }: Omit<Props, 'isOpen' | 'onClose'> & { onSaved: () => void }) {
  const { applications } = money
  const { form, objection } = useReceiptForm({
    schema: paymentInput,
    fixed: { worker },
    values: { amount: '', application: applications[0]?.id ?? '', item: '', reason: '', allowed: '' },
    send: values => paymentsClient().take.mutate(values),
    onSaved,
  })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (objection) box.current?.focus()
  }, [objection])
  const item = form.watch('item')
  const rows = applications.find(({ id }) => id === form.watch('application'))?.rows ?? []
  return (
    <ReceiptForm form={form} amountLabel={m.payment_amount_taka()} saveLabel={m.payment_save()}>
      {objection && (
        <Alert ref={box} variant="danger" tabIndex={-1} title={m.payment_allow_title()}>
          {objection.text}
        </Alert>
      )}
      {objection && !objection.isForOwner && (
        <TextArea
          label={m.payment_allow()}
          hint={m.payment_allow_hint()}
          rows={2}
          maxLength={300}
          required
          {...form.field('allowed')}
        />
      )}
      <SelectField label={m.payment_for_which()} {...form.field('application')}>
        {applications.map(({ id, job, state, reference }) => (
          <option key={id} value={id}>
            {[job || m.application_any_job(), state, reference].join(' · ')}
          </option>
        ))}
        <option value="">{m.money_no_application()}</option>
      </SelectField>
      <SelectField label={m.payment_item()} required {...form.field('item')}>
        <option value="">{m.apply_choose()}</option>
        {Object.keys(costLabels).map(each => (
          <option key={each} value={each}>
            {optionText(each, rows)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={m.payment_reason()}
        hint={item === 'other' ? m.payment_reason_hint() : undefined}
        maxLength={300}
        required={item === 'other'}
        {...form.field('reason')}
      />
    </ReceiptForm>
  )
}

/** A cost with what is left of it by the job; of what is the worker's in no part there is no row. */
function optionText(item: string, rows: WorkersMoney['applications'][number]['rows']): string {
  const name = labelOf(costLabels, item)
  if (rows.length === 0) return name
  const row = rows.find(each => each.item === item)
  if (!row || row.most === 0) return m.payment_most_employer({ item: name })
  return row.left === null
    ? m.payment_most_not_stated({ item: name })
    : m.payment_most_left({ item: name, amount: moneyText(row.left) })
}
