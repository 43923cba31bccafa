import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { same } from '#server/drafts/merge.shared.ts'

/**
 * After a save: the form begins with `next`, which are the values that were `sent` where it is not given. What was
 * typed or cleared while they were on their way stays, unsaved.
 */
export function resetAfter<T extends FieldValues>(
  { getValues, reset, setValue }: Pick<UseFormReturn<T>, 'getValues' | 'reset' | 'setValue'>,
  sent: T,
  next = sent,
) {
  const typed = structuredClone(getValues())
  reset(next)
  for (const name of Object.keys(typed) as Path<T>[])
    if (!same(typed[name], sent[name])) setValue(name, typed[name] as PathValue<T, Path<T>>, { shouldDirty: true })
}
