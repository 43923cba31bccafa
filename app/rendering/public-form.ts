import { type FormEvent, useState } from 'react'
import type { InputOf, MutationPath, OutputOf } from '#app/rendering/rpc-fetch.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { readEmail } from '#i18n/typed/email.ts'
import { phoneProblem } from '#i18n/typed/phone-problem.ts'
import type { Posted } from '#server/http/posted.shared.ts'
import { emptyTrap } from './form-trap.ts'

type Options<Path extends MutationPath> = {
  /** the tRPC mutation that takes the fields */
  procedure: Path
  posted: Posted | undefined
  /** what to say under a field that is empty, by its name; nothing where another one is enough */
  needed: { [Field in keyof InputOf<Path> & string]?: (form: FormData) => string | undefined }
  onDone: (result: OutputOf<Path>) => void | Promise<void>
}

/**
 * A form for visitors: a plain HTML form that a script sends without leaving the page once it runs, with no library to load.
 * Errors come back by field name; what was typed stays in the fields whatever happens.
 */
export function usePublicForm<Path extends MutationPath>({ procedure, posted, needed, onDone }: Options<Path>) {
  const [errors, setErrors] = useState(posted?.errors ?? {})
  const [problem, setProblem] = useState(posted?.problem)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    setProblem(undefined)
    const found = check(form, needed)
    if (Object.keys(found).length > 0) return showErrors(form, found)
    setErrors({})
    setBusy(true)
    try {
      const result = await send(procedure, Object.fromEntries(new FormData(form)))
      if ('errors' in result) {
        emptyTrap(form)
        setProblem(result.problem)
        return showErrors(form, result.errors)
      }
      return await onDone(result.data)
    } catch {
      return setProblem(m.offline())
    } finally {
      setBusy(false)
    }
  }

  function showErrors(form: HTMLFormElement, found: Record<string, string>) {
    setErrors(found)
    const [first] = Object.keys(found)
    const field = first && form.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }

  return { errors, problem, isBusy, submit, values: posted?.values ?? {} }
}

/** By the type of a field: what the server would say of it, too. */
const problems: Record<string, (given: string) => string | undefined> = {
  tel: given => phoneProblem(given),
  email: given => (readEmail(given) ? undefined : m.email_invalid()),
}

function check(form: HTMLFormElement, needed: Record<string, ((form: FormData) => string | undefined) | undefined>) {
  const found: Record<string, string> = {}
  const data = new FormData(form)
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('[name]')) {
    const isEmpty = field.value.trim() === ''
    const words = isEmpty ? needed[field.name]?.(data) : problems[field.type]?.(field.value)
    if (words) found[field.name] = words
  }
  return found
}

/** Calls a mutation. Throws when the server is not reached. */
async function send<Path extends MutationPath>(
  procedure: Path,
  fields: object,
): Promise<{ data: OutputOf<Path> } | { errors: Record<string, string>; problem?: string }> {
  const response = await fetch(`/api/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': getLocale() },
    body: JSON.stringify(fields),
  })
  if (response.ok) {
    const { result } = (await response.json()) as { result: { data: OutputOf<Path> } }
    return { data: result.data }
  }
  const { error } = (await response.json().catch(() => ({}))) as {
    error?: { message: string; data: { field?: string; issues?: { path: string; message: string }[] } }
  }
  const { message = m.error_ours(), data } = error ?? {}
  if (data?.issues) {
    const { '': problem, ...errors } = Object.fromEntries(
      data.issues.toReversed().map(issue => [issue.path, issue.message]),
    )
    return { errors, ...(problem && { problem }) }
  }
  return data?.field ? { errors: { [data.field]: message } } : { errors: {}, problem: message }
}
