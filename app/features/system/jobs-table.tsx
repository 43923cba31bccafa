import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { type Column, DataTable } from '@agency/ui/DataTable'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { formatMoment } from '#app/editor/format-moment.ts'
import { trpcClient } from '#app/rendering/trpc.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { SystemOverview } from './queries.ts'
import { SystemTable } from './system-section.tsx'

type Job = SystemOverview['jobs'][number]

/** What is done again and again, when it was done last and when it is next, and a button for each. */
export function JobsTable({ jobs }: { jobs: Job[] }) {
  return (
    <SystemTable title={m.system_jobs()} text={m.system_jobs_text()}>
      <DataTable label={m.system_jobs()} rows={jobs} idOf={({ name }) => name} columns={columns()} />
    </SystemTable>
  )
}

const columns = (): Column<Job>[] => [
  { title: m.system_job(), variant: 'title', cell: job => <Name {...job} /> },
  { title: m.system_job_state(), isLabelled: true, cell: job => <State {...job} /> },
  { title: m.system_job_last(), isLabelled: true, cell: job => <LastRun {...job} /> },
  {
    title: m.system_job_next(),
    isLabelled: true,
    cell: ({ nextAt }) => (nextAt ? <Moment at={nextAt} /> : <span className="text-muted">–</span>),
  },
  { title: m.system_job_actions(), cell: job => <RunNow {...job} /> },
]

function Name({ label, error }: Job) {
  return (
    <div className="min-w-0">
      <p className="font-semibold">{label}</p>
      {error && (
        <p className="mt-1 text-sm wrap-anywhere text-danger-strong">
          {m.system_job_error()} <span lang="en">{error}</span>
        </p>
      )}
    </div>
  )
}

function State({ state, startedAt }: Job) {
  if (state === 'running')
    return <Badge variant="brand">{m.system_job_running({ time: startedAt ? formatMoment(startedAt) : '' })}</Badge>
  if (state === 'asked') return <Badge variant="brand">{m.system_job_asked()}</Badge>
  if (state === 'failed') return <Badge variant="danger">{m.system_job_broken()}</Badge>
  return <Badge>{m.system_job_waiting()}</Badge>
}

function LastRun({ endedAt, ms, result, isTranslated }: Job) {
  if (!endedAt) return <span className="text-muted">{m.system_job_never()}</span>
  return (
    <>
      <Moment at={endedAt} />
      {ms !== null && (
        <span className="block text-sm text-muted">
          {m.system_job_took({ seconds: formatNumber(ms / 1000, { maximumFractionDigits: ms < 10_000 ? 2 : 0 }) })}
        </span>
      )}
      {result && (
        <span lang={isTranslated ? undefined : 'en'} className="block text-sm wrap-anywhere text-muted">
          {result}
        </span>
      )}
    </>
  )
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatMoment(at)}
    </time>
  )
}

function RunNow({ name, label, state }: Job) {
  const { act, isPending } = useStaffAction()
  return (
    <Button
      size="sm"
      variant="secondary"
      className="whitespace-nowrap"
      busy={isPending || state === 'asked'}
      aria-label={m.system_job_run_label({ job: label })}
      onClick={() =>
        void act(() => trpcClient().system.runJob.mutate({ name }), m.system_job_requested({ job: label }))
      }
    >
      {m.system_job_run()}
    </Button>
  )
}
