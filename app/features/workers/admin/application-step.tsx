import { useSuspenseQuery } from '@tanstack/react-query'
import { NextStep } from '#app/features/applications/admin/next-step.tsx'
import { applicationQuery } from '#app/features/applications/admin/queries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ENDED } from '#server/features/applications/stages/states.shared.ts'
import type { Worker } from './queries.ts'

const STEPS_MAX = 3

/** The applications of a file that can go on. */
export const stepsOf = ({ applications }: Pick<Worker, 'applications'>) =>
  applications.filter(({ state }) => !ENDED.includes(state)).slice(0, STEPS_MAX)

/** In a file: the next step of one of its applications, as on the page of that. */
export function ApplicationStep({ id }: { id: string }) {
  const { data: application } = useSuspenseQuery(applicationQuery(id))
  const { reference, job, state } = application
  const name = m.worker_step_of({ reference, job: job || m.application_any_job() })
  return (
    <section aria-label={name} className="grid min-w-0 gap-2">
      <p className="text-sm text-muted">{name}</p>
      <NextStep key={`${application.id} ${state}`} application={application} />
    </section>
  )
}
