import { useState } from 'react'
import { newTabId } from '#app/editor/tab-id.ts'
import { type AnyStaffForm, type StaffFormOf, type Typed, useStaffForm } from '#app/editor/use-staff-form.ts'
import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { z } from '#i18n/zod.ts'
import { receiptNo } from '#server/features/payments/kinds.shared.ts'
import { WAYS } from '#server/features/payments/list.shared.ts'
import type { FactsInput } from '#server/features/payments/schema.ts'

type Written = { id: string; number: number }
type Options<In extends FactsInput, Out> = {
  schema: z.ZodType<Out, In>
  /** What the form does not ask. */
  fixed: Partial<In>
  /** What the fields begin with besides those of every receipt. */
  values: Typed<Omit<In, Exclude<keyof FactsInput, 'amount'>>>
  send: (values: Out) => Promise<Written>
  onSaved: () => void
}

/**
 * A form that writes a receipt. What it sends has one id however often it is sent, so that a lost answer makes no
 * second receipt. `objection` is what an owner has to answer for, or why somebody else may not take it.
 */
export function useReceiptForm<In extends FactsInput, Out>({ schema, fixed, values, send, onSaved }: Options<In, Out>) {
  const [id] = useState(newTabId)
  const [objection, setObjection] = useState<{ text: string; isForOwner: boolean }>()
  const form = useStaffForm<In, Out, Written>({
    schema,
    values: { amount: '', paidOn: today(), way: WAYS[0], transferNo: '', ...values } as Typed<In>,
    besides: { ...fixed, id },
    send,
    done: ({ number }) => m.payment_saved({ number: receiptNo(number) }),
    offer: ({ id: written }) => ({
      label: m.payment_print(),
      onClick: () => void open(`/admin/payments/print/${written}`, '_blank'),
    }),
    onSaved,
    onFailure: ({ code, field, message = '' }) => {
      if (code !== 'FORBIDDEN' && field !== 'allowed') return false
      setObjection({ text: message, isForOwner: code === 'FORBIDDEN' })
      return true
    },
  })
  return { form, objection }
}

/** What is asked for every receipt, of whichever form. */
export type ReceiptFormState = AnyStaffForm & Pick<StaffFormOf<FactsInput>, 'field'>
