import { Button } from '@agency/ui/Button'
import type { ReactNode } from 'react'
import { type Day, FactFields } from './fact-fields.tsx'
import type { ReceiptFormState } from './use-receipt-form.ts'

type Props = ReceiptFormState & {
  /** What comes before the amount. */
  children: ReactNode
  amountLabel: string
  amount?: string | undefined
  day?: Day | undefined
  saveLabel: string
}

/** The form of a receipt: what it is for, and what every receipt asks. */
export function ReceiptForm({ form, errors, save, isPending, children, amountLabel, amount, day, saveLabel }: Props) {
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      {children}
      <div className="grid gap-5 sm:grid-cols-2">
        <FactFields errors={errors} amountLabel={amountLabel} amount={amount} day={day} />
      </div>
      <Button type="submit" variant="accent" busy={isPending} className="justify-self-start">
        {saveLabel}
      </Button>
    </form>
  )
}
