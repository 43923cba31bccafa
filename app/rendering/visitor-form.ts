import { toast } from '@agency/ui/Toasts'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { goTo } from '#app/rendering/link-navigation.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { FormAnswer, Posted } from '#server/http/posted.shared.ts'

type Options<Result extends object> = {
  /** the form as it came back without scripts */
  posted: Posted<Result> | undefined
  /** what the server would say of it, which takes a slow line seconds: sentences by the names of fields */
  check?: (form: HTMLFormElement) => Record<string, string>
  /** what the page's address says of a form that was sent */
  sent?: unknown
  /** sends it; undefined where it could not and waits */
  send?: (form: HTMLFormElement) => Promise<FormAnswer<Result> | undefined>
}

const nothing = { values: {}, errors: {} }

/**
 * A form for visitors: a plain HTML form that a script sends without leaving the page once it runs, with no library to load. What was typed
 * and chosen stays in its fields whatever happens. `box` is the element around the form and what comes of it: there what has `data-answer`
 * takes the focus, the list of problems or the answer, or else the first wrong field.
 */
export function useVisitorForm<Result extends object>({ posted, check, sent, send = sendForm }: Options<Result>) {
  const router = useRouter()
  const box = useRef<HTMLDivElement>(null)
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Posted<Result>>(posted ?? nothing)

  const moveFocus = useEffectEvent(() => {
    if (answer === posted && box.current?.contains(document.activeElement)) return // somebody was faster than the scripts
    const fields = [...(box.current?.querySelectorAll<HTMLElement>('[name]:not([type=hidden])') ?? [])]
    const wrong = fields.find(field => answer.errors[field.getAttribute('name') ?? ''])
    const next = box.current?.querySelector<HTMLElement>('[data-answer]') ?? wrong
    next?.focus({ preventScroll: true })
    // in a low window a whole list of problems does not fit: its first line is in view then
    for (const part of [next, next?.querySelector('p')]) part?.scrollIntoView({ block: 'nearest' })
  })

  useEffect(() => {
    if (sent || answer !== nothing) moveFocus()
  }, [sent, answer])

  const show = (errors: Record<string, string>, values = answer.values) =>
    setAnswer({ ...answer, values, errors, problem: undefined })

  async function deliver(form: HTMLFormElement) {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    if (!answer.result) show({})
    try {
      const next = await send(form)
      if (next?.toast) toast.success(next.toast)
      if (next?.location) await goTo(router, next.location)
      else if (next) setAnswer(next.result ? next : { ...next, values: { ...answer.values, ...next.values } })
    } catch {
      setAnswer({ ...answer, errors: {}, problem: m.offline() })
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return {
    box,
    answer,
    isBusy,
    /** Shows what is wrong with fields, by their names. */
    show,
    deliver,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      const errors = check?.(event.currentTarget) ?? {}
      if (Object.keys(errors).length > 0) show(errors)
      else void deliver(event.currentTarget)
    },
  }
}
export type VisitorForm<Result extends object = object> = ReturnType<typeof useVisitorForm<Result>>

/**
 * Sends a form to the address that it posts to. The field that people do not see, which a browser may have filled in,
 * is emptied: what comes back once goes through the second time. Throws when the server is not reached, or another one
 * answers in its place.
 */
export async function sendForm<Result extends object>(
  form: HTMLFormElement,
  request: { body?: FormData; signal?: AbortSignal } = {},
): Promise<FormAnswer<Result>> {
  const address = form.getAttribute('action') ?? '' // a field may be called action, too
  const headers = { accept: 'application/json' }
  const response = await fetch(address, { method: 'POST', headers, body: new FormData(form), ...request })
  const given = (await response.json()) as FormAnswer<Result> | { error: object }
  const answer: FormAnswer<Result> = 'errors' in given ? given : { ...nothing, problem: m.error_ours() }
  const trap = form.elements.namedItem('website')
  if (trap instanceof HTMLInputElement && !answer.result) trap.value = ''
  return answer
}
