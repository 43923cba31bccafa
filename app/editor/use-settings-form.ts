import { toast } from '@agency/ui/Toasts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { resetAfter } from '#app/editor/keep-typed.ts'
import { queryClient, readFailure } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { z } from '#i18n/zod.ts'

type Options<T extends FieldValues> = {
  schema: z.ZodType<T, T>
  values: DefaultValues<T>
  save: (values: T) => Promise<unknown>
  /** the form goes on with what was saved instead of beginning anew */
  isKept?: boolean
  /** the sentence for success, where the page does not show it */
  done?: ((values: T) => string) | undefined
}

/**
 * A short form of the staff area: an error is shown beside its field or, without one, as `problem`; what was typed
 * stays, also what is typed while it is saved. `saved` counts the saves: as the `key` of a part it resets that part after each.
 */
export function useSettingsForm<T extends FieldValues>({ schema, values, save, isKept, done }: Options<T>) {
  const [saved, setSaved] = useState(0)
  const {
    register,
    handleSubmit,
    reset,
    getValues,
    setError,
    setValue,
    watch,
    formState: { errors, isSubmitting },
  } = useForm<T>({ resolver: zodResolver(schema), defaultValues: values })
  const submit = handleSubmit(async given => {
    const sent = structuredClone(getValues())
    try {
      await save(given)
    } catch (error) {
      const { isOffline, message = m.error_ours(), field } = readFailure(error)
      return setError(
        field && field in given ? (field as Path<T>) : 'root',
        { message: isOffline ? m.offline() : message },
        { shouldFocus: true },
      )
    }
    if (done) toast.success(done(given))
    resetAfter({ getValues, reset, setValue }, sent, isKept ? sent : (values as T))
    setSaved(before => before + 1)
    return queryClient().invalidateQueries()
  })
  const errorOf = (field: Path<T>) => errors[field]?.message as string | undefined
  return {
    register,
    submit,
    errorOf,
    problem: errors.root?.message,
    isBusy: isSubmitting,
    saved,
    reset,
    setValue,
    watch,
  }
}
