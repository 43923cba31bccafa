import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'
import { useState } from 'react'
import { FormDialog } from '#app/editor/form-dialog.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { newTabId } from '#app/editor/tab-id.ts'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { currencyName } from '#i18n/currencies.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readSum } from '#i18n/typed/sum.ts'
import { closeNo, differenceText, moneyText, rounded, sheetPath } from '#server/features/payments/kinds.shared.ts'
import { closeInput } from '#server/features/payments/work-schema.ts'
import { paymentsClient } from './payments-client.ts'
import type { Cash } from './queries.ts'

type Props = { cash: Cash; onClose: () => void }

/** What was counted in the drawer, why it differs, and what goes to the bank. */
export function CloseDrawerDialog({ cash, onClose }: Props) {
  return (
    <FormDialog open onClose={onClose} title={m.drawer_close_title({ currency: currencyName(cash.currency) })}>
      <CloseForm cash={cash} onClose={onClose} />
    </FormDialog>
  )
}

function CloseForm({ cash, onClose }: Props) {
  const [id] = useState(newTabId)
  const [{ currency, expected, last, upTo, earlier }] = useState(cash) // what comes in meanwhile is not counted
  const form = useStaffForm({
    schema: closeInput,
    values: { counted: '', note: '', deposited: '', depositNo: '' },
    besides: { id, currency, expected, last, upTo },
    send: values => paymentsClient().closeDrawer.mutate(values),
    done: ({ number, meanwhile }) =>
      meanwhile === undefined
        ? m.drawer_closed({ number: closeNo(number) })
        : m.drawer_closed_and({ number: closeNo(number), sum: meanwhile }),
    offer: ({ id: counted }) => ({
      label: m.drawer_print(),
      onClick: () => void open(sheetPath(counted), '_blank'),
    }),
    onSaved: onClose,
  })
  const difference = readSum(form.watch('counted') ?? '', currency) - expected
  return (
    <StaffForm
      form={form}
      className="grid gap-5"
      actions={
        <Button type="submit" variant="accent" busy={form.isBusy} className="justify-self-start">
          {m.drawer_close()}
        </Button>
      }
    >
      {earlier.length > 0 && (
        <div className="text-sm text-muted">
          <p>{m.drawer_earlier()}</p>
          <ul>
            {earlier.map(({ id: close, number, counted, by, at }) => (
              <li key={close}>
                {[number, moneyText(counted, currency), by, formatDate(at, { timeStyle: 'short' })].join(' · ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      <TextField
        label={m.drawer_counted()}
        hint={m.drawer_counted_hint({ expected: moneyText(expected, currency) })}
        inputMode="decimal"
        required
        {...form.field('counted')}
      />
      <p role="status">
        {!Number.isNaN(difference) &&
          m.fact_of({ label: m.drawer_difference(), value: differenceText(rounded(difference), currency) })}
      </p>
      <TextField label={m.drawer_note()} hint={m.drawer_note_hint()} maxLength={300} {...form.field('note')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={m.drawer_deposited()}
          hint={m.drawer_deposited_hint()}
          inputMode="decimal"
          {...form.field('deposited')}
        />
        <TextField
          label={m.drawer_deposit_no()}
          hint={m.drawer_deposit_no_hint()}
          maxLength={60}
          {...form.field('depositNo')}
        />
      </div>
    </StaffForm>
  )
}
