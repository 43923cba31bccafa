import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { ApplicationState } from '#app/features/applications/admin/state-badge.tsx'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { NewApplication } from './apply-dialog.tsx'
import type { Worker } from './queries.ts'
import { workersClient } from './workers-client.ts'

/** `open` is the application whose page it is; `isAsked` opens the form of a new one. */
type Props = { worker: Worker; open?: string; isAsked?: boolean }

/** The applications in a file, the one that changed last first. */
export function WorkerApplications({ worker, open, isAsked }: Props) {
  const { id: worker_, applications, eraseAt } = worker
  const { act, isPending } = useStaffAction()
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="font-sans text-lg">{m.applications_title()}</h2>
        {!eraseAt && <NewApplication worker={worker} isAsked={isAsked} />}
      </div>
      {applications.length === 0 && <p className="text-muted">{m.worker_no_applications_text()}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {applications.map(({ id, reference, job, state, stateAt, eraseAt: erasedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
            <span className="grid min-w-0 gap-1">
              {id === open ? (
                <span className="font-semibold">{job || m.application_any_job()}</span>
              ) : (
                <TextLink to="/admin/applications/$id" params={{ id }}>
                  {job || m.application_any_job()}
                </TextLink>
              )}
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                <ApplicationState state={state} />
                {m.application_since({ date: formatDate(stateAt, { dateStyle: 'medium' }) })} · {reference}
              </span>
              {erasedAt && (
                <span className="text-sm text-danger">
                  {m.erase_on({ at: formatDate(erasedAt, { dateStyle: 'medium', timeStyle: 'short' }) })}
                </span>
              )}
            </span>
            <Button
              variant="ghost"
              size="sm"
              busy={isPending}
              onClick={() =>
                void act(
                  () => workersClient().unlink.mutate({ id }),
                  m.worker_unlinked({ reference }),
                  () => workersClient().link.mutate({ application: id, worker: worker_ }),
                )
              }
            >
              {m.worker_unlink()}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
