import { toast } from '@agency/ui/Toasts'
import { useEffect, useRef, useState } from 'react'
import { newTabId } from '#app/editor/tab-id.ts'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { queryClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { z } from '#i18n/zod.ts'
import { receiptNo } from '#server/features/payments/kinds.shared.ts'
import type { Texts } from './fact-fields.tsx'

type Options<Schema extends z.ZodType> = {
  schema: Schema
  /** What the form does not ask. */
  fixed: Record<string, string>
  send: (values: z.input<Schema>) => Promise<{ number: number }>
  onSaved: () => void
}

/**
 * A form that writes a receipt. What it sends has one id however often it is sent, so that a lost answer makes no
 * second receipt. `objection` is what an owner has to answer for, or why somebody else may not take it; it takes the
 * focus, as it stands first.
 */
export function useReceiptForm<Schema extends z.ZodType>({ schema, fixed, send, onSaved }: Options<Schema>) {
  const form = useRef<HTMLFormElement>(null)
  const [id] = useState(newTabId)
  const [errors, setErrors] = useState<Texts>({})
  const [objection, setObjection] = useState<{ text: string; isForOwner: boolean }>()
  const { run, isPending } = useStaffAction()
  useEffect(() => {
    if (objection) form.current?.querySelector<HTMLElement>('[data-objection]')?.focus()
  }, [objection])

  async function save() {
    const given = { ...fixed, ...Object.fromEntries(new FormData(form.current ?? undefined)), id }
    const { success, error } = schema.safeParse(given)
    const found: Texts = {}
    for (const { path, message } of error?.issues.toReversed() ?? []) found[String(path[0])] = message
    setErrors(found)
    const [name] = Object.keys(found)
    if (!success) return (form.current?.elements.namedItem(name ?? '') as HTMLElement | null)?.focus()
    let number = 0
    const isSaved = await run(
      async () => {
        number = (await send(given as z.input<Schema>)).number
      },
      { onFailure },
    )
    if (!isSaved) return
    toast.success(m.payment_saved({ number: receiptNo(number) }))
    onSaved()
  }

  function onFailure({ code, field, message = '' }: { code?: string; field?: string | undefined; message?: string }) {
    if (code === 'CONFLICT') void queryClient().invalidateQueries()
    if (code === 'FORBIDDEN' || field === 'allowed') {
      setObjection({ text: message, isForOwner: code === 'FORBIDDEN' })
      return true
    }
    if (!field) return false
    setErrors({ [field]: message })
    return true
  }

  return { form, errors, objection, save, isPending }
}

export type ReceiptFormState = Pick<ReturnType<typeof useReceiptForm>, 'form' | 'errors' | 'save' | 'isPending'>
