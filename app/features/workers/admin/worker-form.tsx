import { Button } from '@agency/ui/Button'
import { SaveBar } from '@agency/ui/SaveBar'
import { type ReactNode, useEffect } from 'react'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { z } from '#i18n/zod.ts'
import { WORKER_FIELDS, type WorkerInput, workerInput } from '#server/features/workers/schema.ts'
import { KnownPassport, useKnown } from './known-people.tsx'
import { PassportReader } from './passport-reader.tsx'
import type { SealedNumbers } from './queries.ts'
import { WorkerFields } from './worker-fields.tsx'

type Props<Answer> = {
  values: Partial<Record<string, string>>
  saveLabel: string
  done: string
  save: (input: WorkerInput) => Promise<Answer>
  /** After it was saved. */
  onSaved: (answer: Answer) => void
  /** In place of the fields of sealed numbers that are stored and not opened, by their names. */
  sealed?: Partial<Record<string, ReactNode>>
  /** Those that have been opened meanwhile. */
  opened?: SealedNumbers | undefined
  /** Tells whose the passport is that is typed. */
  isNew?: true
}

/** The form of a worker's file. What is typed is kept nowhere before it is saved: it has numbers that a browser should not remember. */
export function WorkerForm<Answer>({
  values,
  saveLabel,
  done,
  save,
  onSaved,
  sealed = {},
  opened,
  isNew,
}: Props<Answer>) {
  const shown = WORKER_FIELDS.filter(name => !sealed[name])
  const form = useStaffForm<z.input<typeof workerInput>, WorkerInput, Answer>({
    schema: workerInput,
    values: Object.fromEntries(shown.map(name => [name, values[name] ?? ''])),
    send: save,
    done: () => done,
    onSaved,
  })
  const { follow } = form
  const known = useKnown({ passport: isNew && form.watch('passport') })
  useEffect(() => {
    if (opened) follow(opened)
  }, [opened, follow])

  return (
    <StaffForm
      form={form}
      autoComplete="off"
      className="grid max-w-2xl gap-10"
      actions={
        <SaveBar
          variant={form.isBusy ? 'busy' : form.isDirty ? 'unsaved' : 'idle'}
          status={form.isBusy ? m.form_wait() : form.isDirty ? m.form_state_unsaved() : undefined}
        >
          <Button type="submit" variant="accent" busy={form.isBusy}>
            {saveLabel}
          </Button>
        </SaveBar>
      }
    >
      <div className="grid gap-4">
        <PassportReader form={form} />
        <KnownPassport known={known} />
      </div>
      <WorkerFields form={form} sealed={sealed} />
    </StaffForm>
  )
}
