import { Button } from '@agency/ui/Button'
import { ErrorSummary } from '@agency/ui/ErrorSummary'
import { SaveBar } from '@agency/ui/SaveBar'
import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { LeaveGuard } from '#app/editor/leave-guard.tsx'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { WORKER_FIELDS, type WorkerInput, workerInput } from '#server/features/workers/schema.ts'
import { PassportReader } from './passport-reader.tsx'
import { type Texts, WorkerFields } from './worker-fields.tsx'

type Props = {
  values: Texts
  saveLabel: string
  done: string
  save: (input: WorkerInput) => Promise<unknown>
  /** After it was saved. */
  onSaved: () => void
  /** In place of the fields of sealed numbers that are stored and not opened, by their names. */
  sealed?: Partial<Record<string, ReactNode>>
}

/** The form of a worker's file. What is typed is kept nowhere before it is saved: it has numbers that a browser should not remember. */
export function WorkerForm({ values, saveLabel, done, save, onSaved, sealed = {} }: Props) {
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const hasSaved = useRef(false)
  const [isDirty, setDirty] = useState(false)
  const [errors, setErrors] = useState<Texts>({})
  const { run, isPending } = useStaffAction()
  const problems = WORKER_FIELDS.flatMap(name => (errors[name] ? [{ id: name, label: errors[name] }] : []))

  async function submit() {
    const { data, error } = workerInput.safeParse(textsOf(form.current))
    const found: Texts = {}
    for (const { path, message } of error?.issues.toReversed() ?? []) found[String(path[0])] = message
    setErrors(found)
    if (!data) return
    const onFailure = ({ field, message }: { field?: string | undefined; message?: string }) => {
      if (!field || !message) return false
      setErrors({ [field]: message })
      return true
    }
    if (!(await run(() => save(data), { done, onFailure }))) return
    hasSaved.current = true
    onSaved()
  }

  return (
    <form
      ref={form}
      noValidate
      method="post"
      autoComplete="off"
      className="grid max-w-2xl gap-10"
      onInput={() => setDirty(true)}
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <ErrorSummary title={m.form_problems(plural(problems.length))} items={problems} />
      {/* nothing is typed that would go with the page */}
      <fieldset disabled={!isHydrated || isPending} className="grid min-w-0 gap-10">
        <PassportReader form={form} onFilled={() => setDirty(true)} />
        <WorkerFields values={values} errors={errors} sealed={sealed} />
      </fieldset>
      <SaveBar
        variant={isPending ? 'busy' : isDirty ? 'unsaved' : 'idle'}
        status={isPending ? m.form_wait() : isDirty ? m.form_state_unsaved() : undefined}
      >
        <Button type="submit" variant="accent" busy={isPending}>
          {saveLabel}
        </Button>
      </SaveBar>
      <LeaveGuard isDirty={isDirty} hasSaved={hasSaved} />
    </form>
  )
}

/** What the fields have; one that is not shown is missing. */
function textsOf(form: HTMLFormElement | null): Texts {
  const names = new Set<string>(WORKER_FIELDS)
  return Object.fromEntries(
    [...new FormData(form ?? undefined)].flatMap(([name, value]) => (names.has(name) ? [[name, String(value)]] : [])),
  )
}
