import { useState } from 'react'

/**
 * The key of the form of a record, undefined for a new one. Each record has a form of its own, but a new one keeps its
 * form when it gets its address: `keep` takes its id before. `renew` begins with an empty form.
 */
export function useFormKey(id: string | undefined) {
  const [form, setForm] = useState<{ id?: string | undefined; createdId?: string | undefined; count: number }>({
    id,
    count: 0,
  })
  if (form.id !== id) {
    const isSame = id !== undefined && id === form.createdId
    setForm(isSame ? { ...form, id } : { id, createdId: undefined, count: form.count + 1 })
  }
  return {
    key: form.count,
    /** The form at this address has created its record. */
    isCreatedHere: id !== undefined && id === form.createdId,
    keep: (createdId: string) => setForm(form => ({ ...form, createdId })),
    renew: () => setForm(form => ({ ...form, createdId: undefined, count: form.count + 1 })),
  }
}
