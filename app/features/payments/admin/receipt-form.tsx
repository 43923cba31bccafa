import { Button } from '@agency/ui/Button'
import type { ReactNode } from 'react'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { type Day, FactFields } from './fact-fields.tsx'
import type { ReceiptFormState } from './use-receipt-form.ts'

type Props = {
  form: ReceiptFormState
  /** What comes before the amount. */
  children: ReactNode
  amountLabel: string
  day?: Day | undefined
  saveLabel: string
}

/** The form of a receipt: what it is for, and what every receipt asks. */
export function ReceiptForm({ form, children, amountLabel, day, saveLabel }: Props) {
  return (
    <StaffForm
      form={form}
      className="grid gap-5"
      actions={
        <Button type="submit" variant="accent" busy={form.isBusy} className="justify-self-start">
          {saveLabel}
        </Button>
      }
    >
      {children}
      <div className="grid gap-5 sm:grid-cols-2">
        <FactFields form={form} amountLabel={amountLabel} day={day} />
      </div>
    </StaffForm>
  )
}
