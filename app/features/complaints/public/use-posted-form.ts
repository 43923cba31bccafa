import { type FormEvent, useEffect, useRef, useState } from 'react'
import { emptyTrap } from '#app/rendering/form-trap.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { FILE_MAX_BYTES } from '#server/features/complaints/limits.shared.ts'
import type { Posted } from '#server/http/posted.shared.ts'

/**
 * Forms that are posted as they are, and without leaving the page once scripts run: chosen files stay when something is wrong. `box` is the
 * element around them; what has to be read next gets the focus. `prepareResult` loads what shows a result.
 */
export function usePostedForm<Result extends object>(
  posted: Posted<Result> | undefined,
  prepareResult: () => Promise<void>,
) {
  const box = useRef<HTMLDivElement>(null)
  const [answer, setAnswer] = useState<Posted<Result>>(posted ?? { values: {}, errors: {} })
  const [isBusy, setBusy] = useState(false)
  const [nothing] = useState(posted ? undefined : answer)

  useEffect(() => {
    const find = (what: string) => box.current?.querySelector<HTMLElement>(what)
    if (answer !== nothing) (find('[aria-invalid=true]') ?? find('[data-answer]'))?.focus()
  }, [answer, nothing])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    const errors = findProblems(form)
    if (errors) return setAnswer(before => ({ ...before, errors, problem: undefined }))
    setBusy(true)
    try {
      const body = new FormData(form)
      const address = form.getAttribute('action') ?? '' // a field may be called action, too
      const response = await fetch(address, { method: 'POST', headers: { accept: 'application/json' }, body })
      const next = (await response.json()) as Posted<Result>
      if (next.result) await prepareResult()
      else emptyTrap(form)
      setAnswer(next)
    } catch {
      setAnswer(before => ({ ...before, errors: {}, problem: m.offline() }))
    } finally {
      setBusy(false)
    }
  }

  return { box, answer, isBusy, submit }
}

/** What the server would say after minutes of sending. */
function findProblems(form: HTMLFormElement): Record<string, string> | undefined {
  const text = form.elements.namedItem('text')
  if (text instanceof HTMLTextAreaElement && text.required && text.value.trim() === '')
    return { text: m.complaint_text_needed() }
  const files = form.elements.namedItem('files')
  const large = files instanceof HTMLInputElement && [...(files.files ?? [])].find(({ size }) => size > FILE_MAX_BYTES)
  return large ? { files: m.complaint_files_large({ name: large.name, megabytes: megabytes() }) } : undefined
}

const megabytes = () => formatNumber(FILE_MAX_BYTES / 1024 / 1024)
