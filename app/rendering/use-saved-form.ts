import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import type { Posted } from '#server/http/posted.shared.ts'
import { emptyTrap } from './form-trap.ts'
import { fillIn, findSaved, forgetSaved, type SavedForm, saveForm } from './saved-form.ts'

const SEND_TIMEOUT_MS = 55_000

type Options<Result extends object> = {
  /** the form as it came back without scripts */
  posted: Posted<Result> | undefined
  /** what the server would ask for, which takes a slow line seconds: sentences by the names of fields */
  check: (data: FormData) => Record<string, string>
  /** runs once, before what was saved is filled in, if there is anything */
  prepare?: (fields: Record<string, string> | undefined) => void
}

/**
 * A public form once scripts run: what is typed is kept on the device until it is sent, and is sent without leaving the page, now or when
 * the line is back.
 */
export function useSavedForm<Result extends object>({ posted, check, prepare }: Options<Result>) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const hasSaved = useRef(false)
  const [answer, setAnswer] = useState<Posted<Result>>(posted ?? { values: {}, errors: {} })
  const [state, setState] = useState<'typing' | 'sending' | 'waiting'>('typing')
  const [isSaved, setSaved] = useState(false)

  const noteSaved = (is: boolean) => {
    hasSaved.current ||= is
    setSaved(is)
  }

  async function deliver() {
    if (!form.current || isSending.current) return
    isSending.current = true
    setState('sending')
    try {
      // of two windows with the same words one sends them
      await inTurn(async () => {
        if (!form.current) return
        if (hasSaved.current && !(await findSaved())) {
          noteSaved(false)
          return setAnswer({ values: {}, errors: {}, problem: m.apply_sent_elsewhere() })
        }
        const saved = await saveForm(form.current, true)
        noteSaved(true)
        const next = await send<Result>(form.current.getAttribute('action') ?? '', saved) // a button may be called action, too
        if (!next) return setState('waiting')
        if (!next.result) emptyTrap(form.current)
        if (next.result) await forgetSaved()
        else await saveForm(form.current, false)
        noteSaved(!next.result)
        setAnswer(next)
        return setState('typing')
      })
    } finally {
      isSending.current = false
      setState(now => (now === 'sending' ? 'typing' : now))
    }
  }

  const sendAgain = useEffectEvent(() => void deliver())

  const restore = useEffectEvent(async () => {
    if (posted?.result) await forgetSaved()
    const saved = await (posted ? Promise.resolve(undefined) : findSaved())
    if (!form.current) return
    prepare?.(saved?.fields)
    if (!form.current) return // it has been left meanwhile
    if (saved) fillIn(form.current, saved)
    else if (posted || hasWords(form.current)) await saveForm(form.current, false)
    else return
    noteSaved(true)
    if (saved?.isWaiting) await deliver()
  })

  useEffect(() => void restore(), [])

  useEffect(() => {
    if (state !== 'waiting') return undefined
    addEventListener('online', sendAgain)
    return () => removeEventListener('online', sendAgain)
  }, [state])

  useEffect(() => {
    const wrong = [...(form.current?.elements ?? [])].find(
      field => answer.errors[field.getAttribute('name') ?? ''] && !field.closest('[hidden]'),
    )
    if (wrong instanceof HTMLElement) wrong.focus()
  }, [answer])

  return {
    form,
    answer,
    state,
    isSaved,
    deliver,
    keepTyped() {
      if (form.current && !isSending.current) void saveForm(form.current, false).then(() => noteSaved(true))
    },
    /** Shows what is wrong before anything is sent. */
    show: (errors: Record<string, string>) => setAnswer({ values: {}, errors }),
    async forget() {
      await forgetSaved()
      hasSaved.current = false
      setSaved(false)
      setState('typing')
      setAnswer({ values: {}, errors: {} })
      form.current?.reset()
      form.current?.querySelector<HTMLElement>('input')?.focus()
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      const errors = check(new FormData(event.currentTarget))
      if (Object.keys(errors).length > 0) setAnswer({ values: {}, errors })
      else void deliver()
    },
  }
}
export type SavedFormState<Result extends object> = ReturnType<typeof useSavedForm<Result>>

/** Whether somebody has typed before the scripts came. */
const hasWords = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[type=text], [type=tel], [type=email], textarea')].some(
    ({ value, defaultValue }) => value.trim() !== defaultValue.trim(),
  )

/** What came of it; undefined when the server was not reached, or its answer got lost. */
async function send<Result extends object>(
  action: string,
  { fields, files, sendKey }: SavedForm,
): Promise<Posted<Result> | undefined> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, sendKey })) body.append(name, value)
  for (const [name, chosen] of Object.entries(files)) for (const file of chosen) body.append(name, file)
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    return (await response.json()) as Posted<Result>
  } catch {
    return undefined
  }
}

/** Runs the work when no other window of this site runs it. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('form', work) : work()
