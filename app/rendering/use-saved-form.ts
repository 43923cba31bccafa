import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import type { Posted } from '#server/http/posted.shared.ts'
import { fillIn, findSaved, forgetSaved, type SavedForm, saveForm } from './saved-form.ts'
import { sendForm, useVisitorForm } from './visitor-form.ts'

const SEND_TIMEOUT_MS = 55_000

type Options<Result extends object> = {
  posted: Posted<Result> | undefined
  check: (form: HTMLFormElement) => Record<string, string>
  /** runs once, before what was saved is filled in, if there is anything */
  prepare?: (fields: Record<string, string> | undefined) => void
}

/** A visitors' form whose words are kept on the device until they are sent, now or when the line is back. */
export function useSavedForm<Result extends object>({ prepare, ...options }: Options<Result>) {
  const hasSaved = useRef(false)
  const [isWaiting, setWaiting] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const { box, deliver, ...form } = useVisitorForm({ ...options, send })
  const findForm = () => box.current?.querySelector('form')

  function noteSaved(is: boolean) {
    hasSaved.current ||= is
    setSaved(is)
  }

  /** Of two windows with the same words one sends them. */
  function send(element: HTMLFormElement) {
    setWaiting(false)
    return inTurn(async () => {
      if (!element.isConnected) return undefined
      if (hasSaved.current && !(await findSaved())) {
        noteSaved(false)
        return { values: {}, errors: {}, problem: m.apply_sent_elsewhere() }
      }
      const body = bodyOf(await saveForm(element, true))
      noteSaved(true)
      const signal = AbortSignal.timeout(SEND_TIMEOUT_MS)
      const answer = await sendForm<Result>(element, { body, signal }).catch(() => undefined)
      setWaiting(!answer)
      if (!answer) return undefined
      if (answer.result) await forgetSaved()
      else await saveForm(element, false)
      noteSaved(!answer.result)
      return answer
    })
  }

  async function sendAgain() {
    const element = findForm()
    if (element) await deliver(element)
  }
  const sendWhenBack = useEffectEvent(() => void sendAgain())

  async function restore(saved: SavedForm | undefined) {
    if (!findForm()) return
    prepare?.(saved?.fields)
    const element = findForm()
    if (!element) return // it has been left meanwhile
    if (saved) fillIn(element, saved)
    else if (options.posted || hasWords(element)) await saveForm(element, false)
    else return
    noteSaved(true)
    if (saved?.isWaiting) await sendAgain()
  }
  const begin = useEffectEvent(() => void findUnsent(options.posted).then(restore))

  useEffect(() => begin(), [])

  useEffect(() => {
    if (!isWaiting) return undefined
    addEventListener('online', sendWhenBack)
    return () => removeEventListener('online', sendWhenBack)
  }, [isWaiting])

  return {
    ...form,
    box,
    isWaiting,
    isSaved,
    sendAgain,
    findForm,
    keepTyped() {
      const element = findForm()
      if (element && !form.isBusy) void saveForm(element, false).then(() => noteSaved(true))
    },
    async forget() {
      await forgetSaved()
      hasSaved.current = false
      setSaved(false)
      setWaiting(false)
      form.show({}, {})
      findForm()?.reset()
      findForm()?.querySelector('input')?.focus()
    },
  }
}
export type SavedFormState<Result extends object> = ReturnType<typeof useSavedForm<Result>>

/** What was typed before, unless the form came back; nothing once it was taken. */
async function findUnsent(posted: Posted | undefined) {
  if (posted?.result) await forgetSaved()
  return posted ? undefined : findSaved()
}

/** Whether somebody has typed before the scripts came. */
const hasWords = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[type=text], [type=tel], [type=email], textarea')].some(
    ({ value, defaultValue }) => value.trim() !== defaultValue.trim(),
  )

function bodyOf({ fields, files, sendKey }: SavedForm): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, sendKey })) body.append(name, value)
  for (const [name, chosen] of Object.entries(files)) for (const file of chosen) body.append(name, file)
  return body
}

/** Runs the work when no other window of this site runs it. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('form', work) : work()
