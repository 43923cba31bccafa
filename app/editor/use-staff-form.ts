import { zodResolver } from '@hookform/resolvers/zod'
import { useHydrated } from '@tanstack/react-router'
import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type FieldErrors, type FieldValues, get, useForm } from 'react-hook-form'
import { queryClient, readFailure } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { z } from '#i18n/zod.ts'
import { resetAfter } from './keep-typed.ts'
import { keepTyped, readTyped } from './typed-copies.ts'
import { useFormPlaces } from './use-form-places.ts'
import { sayDone, type ToastAction, undoing, useStaffAction } from './use-staff-action.ts'
import { useStaffMutation } from './use-staff-mutation.ts'

export type Failure = ReturnType<typeof readFailure>
type Name<In> = keyof In & string
/** A field of the form, or of one of its rows: `lines.0.trade`. */
type Place<In> = Name<In> | `${Name<In>}.${string}`
/** What stands in the fields: nothing is chosen at first. */
export type Typed<In> = { [Field in keyof In]?: In[Field] | '' }

type Options<In, Out, Answer> = {
  /** The rules, which are those of the endpoint. */
  schema: z.ZodType<Out, In>
  /** What the fields begin with, by their names: each field of the form is named here. */
  values: Typed<In>
  /** What the rules want besides, and no field asks. */
  besides?: Partial<In>
  /** Without it nothing is sent: what was asked goes to `onSaved` at once. */
  send?: (values: Out) => Promise<Answer>
  /** What a toast says when it is done. */
  done?: (answer: Answer, sent: Out) => string | undefined
  /** Takes it back; a sentence that it gives is said instead of “Undone”. */
  undo?: ((answer: Answer) => Promise<unknown>) | undefined
  /** What the toast offers where nothing can be undone. */
  offer?: (answer: Answer) => ToastAction
  /** The form ends with it: nothing can be typed while it is sent. Without it the form goes on, with what is typed meanwhile. */
  onSaved?: ((answer: Answer, sent: Out) => void) | undefined
  /** The form goes on with what was sent instead of beginning anew. */
  isKept?: boolean
  /** The key under which the browser keeps what is typed; without it, whoever leaves the form is asked. */
  keptAs?: string
  /** Deals with a failure in its own way, where it gives true; the page is not loaded again then. */
  onFailure?: (failure: Failure) => boolean
  /** The beginning of the ids of its fields. */
  id?: string
}

/** A field of a row: `lines.0.trade`. */
const IN_ROW = /\.\d+\./

/** What is typed again in a moment: nobody is asked before it is left. */
const FLEETING = new Set(['password', 'currentPassword', 'code'])

/**
 * A form of the staff area: the rules of its endpoint, each problem beside its field, login in place, and nothing that was typed is lost.
 * StaffForm renders it. `saved` counts the saves: as the `key` of a part it resets that part after each.
 */
export function useStaffForm<In extends FieldValues, Out, Answer>(options: Options<In, Out, Answer>) {
  const { schema, values, besides, send, done, undo, offer, onSaved, isKept, keptAs, onFailure } = options
  const isHydrated = useHydrated()
  const pressed = useRef<Partial<In>>({})
  // nothing chosen is typed as well, and the rules refuse it
  const check = zodResolver(schema as unknown as z.ZodType<Out, FieldValues>)
  const form = useForm<FieldValues, unknown, Out>({
    resolver: (typed, context, rest) => check({ ...typed, ...besides, ...pressed.current }, context, rest),
    defaultValues: values,
    shouldFocusError: false,
  })
  const { register, getFieldState, getValues, reset, resetField, setError, setValue, subscribe, watch } = form
  const { errors, dirtyFields } = form.formState
  const beginning = useRef<FieldValues>(values)
  const { mutateAsync } = useStaffMutation({ mutationFn: send })
  const { run } = useStaffAction()
  const [isSending, setSending] = useState(false)
  const places = useFormPlaces({ id: options.id, isLocked: isSending })
  const { idOf, refusal } = places
  const [problem, setProblem] = useState<Failure>()
  const [saved, setSaved] = useState(0)
  const hasSaved = useRef(false)
  const changed = Object.keys(dirtyFields).filter(name => dirtyFields[name] && !FLEETING.has(name))
  const isDirty = keptAs === undefined && changed.length > 0

  useEffect(() => {
    if (keptAs === undefined) return undefined
    const copy = Object.entries(readTyped(keptAs) ?? {}).filter(([name]) => name in beginning.current)
    if (copy.length > 0) reset({ ...beginning.current, ...Object.fromEntries(copy) }, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => keepTyped(keptAs, typed, beginning.current),
    })
  }, [keptAs, reset, subscribe])
  useEffect(() => {
    if (!isDirty) hasSaved.current = false // what is typed from now on
  })

  async function sends(): Promise<boolean> {
    let isSaved = false
    await passOn(async out => {
      isSaved = await save(out)
    })
    return isSaved
  }

  /** What is right goes on; what is wrong is shown once the form has it. */
  async function passOn(go: (out: Out) => unknown) {
    const found: FieldErrors[] = []
    await form.handleSubmit(go, errors => void found.push(errors))()
    for (const errors of found) refuse(errors)
  }

  async function save(out: Out): Promise<boolean> {
    if (!send) {
      onSaved?.(undefined as Answer, out)
      return true
    }
    setProblem(undefined)
    setSending(true)
    const before = document.activeElement
    const sent = structuredClone(getValues())
    try {
      const answer = await mutateAsync(out)
      await end(answer, out, sent)
      return true
    } catch (error) {
      places.returnTo(before)
      fail(readFailure(error))
      return false
    } finally {
      setSending(false)
    }
  }

  async function end(answer: Answer, out: Out, sent: FieldValues) {
    begin(onSaved || isKept ? sent : values, sent)
    await queryClient().invalidateQueries()
    const sentence = done?.(answer, out)
    const toUndo = undo && undoing(() => takeBack(() => undo(answer)))
    if (sentence) sayDone(sentence, toUndo ?? offer?.(answer))
    if (!onSaved) return
    hasSaved.current = true
    onSaved(answer, out)
  }

  function takeBack(undo: () => Promise<unknown>) {
    let said: unknown
    const work = async () => (said = await undo())
    void run(work, { done: () => (typeof said === 'string' ? said : m.record_undone()) })
  }

  function begin(next: FieldValues, sent = getValues()) {
    beginning.current = next
    resetAfter(form, sent, next)
    if (keptAs !== undefined) keepTyped(keptAs, getValues(), next)
    places.clear()
    setSaved(before => before + 1)
  }

  /** What the rules say: beside the fields, and above them what no field shows. */
  function refuse(found: FieldErrors) {
    const names = namesIn(found)
    const hidden = names.find(name => !places.isShown(name))
    setProblem(hidden === undefined ? undefined : { isOffline: false, message: messageAt(found, hidden) })
    places.refuse(names)
  }

  /** What the server says, in the same places. */
  function fail(failure: Failure) {
    if (onFailure?.(failure)) return
    void queryClient().invalidateQueries() // what is not as the page shows it may be why
    const { field, message, issues = field && message ? [{ path: field, message }] : [] } = failure
    const names = issues.map(({ path }) => endsOf(path).find(name => get(getValues(), name) !== undefined) ?? '')
    for (const [n, name] of names.entries()) if (name) setError(name, { message: issues[n]!.message })
    if (names.length === 0 || names.includes('')) setProblem(failure)
    places.refuse(names)
  }

  /** Fields that nobody has changed hold these from now on. */
  const follow = useCallback(
    (next: FieldValues) => {
      for (const [name, value] of Object.entries(next)) {
        if (getFieldState(name).isDirty) continue
        beginning.current = { ...beginning.current, [name]: value }
        resetField(name, { defaultValue: value })
      }
    },
    [getFieldState, resetField],
  )

  const errorOf = (name: string) => messageAt(errors, name)

  /** What is wrong with each, and with which where several have the same or it stands in a row: “Post 2 · Housing: Choose one”. */
  function problemsOf(names: string[]) {
    const all = names.flatMap(name => (errorOf(name) ? [{ name, message: errorOf(name)! }] : []))
    return all.map(({ name, message }) => {
      const isOneOfSeveral = all.filter(other => other.message === message).length > 1
      const label = (isOneOfSeveral || IN_ROW.test(name)) && places.labelOf(name)
      return { id: idOf(name), label: label ? m.fact_of({ label, value: message }) : message }
    })
  }

  return {
    /** The props of a text field, a choice or a tick. */
    field: (name: Place<In>, rest?: { shouldUnregister?: boolean }) => ({
      id: idOf(name),
      error: errorOf(name),
      ...register(name as string, rest),
    }),
    /** The props of a group of radios, which are told apart by their values. */
    radios: (name: Name<In>) => {
      const { ref, ...rest } = register(name as string)
      return {
        id: idOf(name),
        error: errorOf(name),
        ...rest,
        ref: (group: HTMLFieldSetElement | null) =>
          group ? group.querySelectorAll('input').forEach(radio => ref(radio)) : ref(null),
      }
    },
    /** What a field holds that is none of the browser's, such as a file. */
    held: (name: Name<In>) => ({ id: idOf(name), name, error: errorOf(name) }),
    /** What a field holds, now and after each change. */
    watch: watch as unknown as <Field extends Name<In>>(name: Field) => Typed<In>[Field],
    /** As if it had been typed. */
    set: <Field extends Name<In>>(name: Field, value: Typed<In>[Field]) =>
      setValue(name as string, value, { shouldDirty: true, shouldValidate: refusal.count > 0 }),
    getValues,
    /** For its rows: `useFieldArray`. */
    control: form.control,
    follow,
    /** Whether it has been changed. */
    isChanged: (name: Name<In>) => Boolean(dirtyFields[name]),
    /** Says a problem that no field shows. */
    tell: setProblem,
    /** Whether all is right; what is not is shown. */
    async check(): Promise<boolean> {
      let isRight = false
      await passOn(() => (isRight = true))
      return isRight
    },
    /** Forgets what is typed. */
    restart: () => begin(values),
    /** `more` is what the button says that was pressed. Gives whether it was saved. */
    submit: (event?: SyntheticEvent, more: Partial<In> = {}) => {
      event?.preventDefault()
      event?.stopPropagation() // React hands it on to the form around a dialog
      pressed.current = more
      return isSending ? Promise.resolve(false) : sends()
    },
    problem,
    problems: problemsOf(refusal.names),
    refusals: refusal.count,
    isBusy: isSending,
    isLocked: !isHydrated || (isSending && onSaved !== undefined),
    isDirty,
    /** Whether that is text, or a file: what is chosen is chosen again in a moment. */
    isTyped: () => isDirty && changed.some(places.isText),
    hasSaved,
    isKept: keptAs !== undefined,
    saved,
  }
}

const messageAt = (found: FieldErrors, name: string) =>
  (get(found, name) as FieldErrors[string])?.message as string | undefined

/** The names of the fields with these problems, those of rows too. */
const namesIn = (found: FieldErrors, before = ''): string[] =>
  Object.entries(found).flatMap(([name, error]) => {
    if (!error || name === 'ref') return []
    return typeof error.message === 'string' ? [before + name] : namesIn(error as FieldErrors, `${before}${name}.`)
  })

/** A path as a server has it, and what is left of it without its beginning: `values.lines.0.trade`, `lines.0.trade` … */
const endsOf = (path: string): string[] => path.split('.').map((_, from, all) => all.slice(from).join('.'))

/** The form of these fields, for those who render some of them. */
export type StaffFormOf<In extends FieldValues> = ReturnType<typeof useStaffForm<In, unknown, unknown>>
/** A form whatever its fields are, for the parts around them. */
export type AnyStaffForm = Pick<
  StaffFormOf<FieldValues>,
  'isBusy' | 'problem' | 'problems' | 'refusals' | 'isLocked' | 'isDirty' | 'isTyped' | 'hasSaved' | 'isKept'
> & { submit: (event?: SyntheticEvent) => Promise<boolean> }
