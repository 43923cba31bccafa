import { Card } from '@agency/ui/Card'
import { Badge } from '@agency/ui/Badge'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ErasureNotice } from '#app/layouts/admin/erasure-notice.tsx'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { WayBack } from '#app/layouts/admin/way-back.tsx'
import { RecordMissing } from '#app/layouts/admin/record-missing.tsx'
import { RecordColumns } from '#app/layouts/admin/record-columns.tsx'
import { applicationQuery, choicesQuery } from '#app/features/applications/admin/queries.ts'
import { loadParts, Parts } from '#app/staff/parts.tsx'
import { oneOf } from '#app/list/search-params.ts'
import { load } from '#app/rendering/trpc.ts'
import { KINDS } from '#server/features/applications/stages/gaps.shared.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ApplicationStep, stepsOf } from './application-step.tsx'
import { AlikeFiles } from './alike-files.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { PassportCard } from './passport-card.tsx'
import { papersOfWorkerQuery, workerQuery } from './queries.ts'
import { SentPapers } from './sent-papers.tsx'
import { SkipsCard } from './skips-card.tsx'
import { UnfitNext } from './unfit-next.tsx'
import { WorkerActions } from './worker-actions.tsx'
import { WorkerApplications } from './worker-applications.tsx'
import { WorkerContact } from './worker-contact.tsx'
import { WorkerFacts } from './worker-facts.tsx'
import { WorkerSteps } from './worker-steps.tsx'
import { workersClient } from './workers-client.ts'

const route = getRouteApi('/admin/workers/$id')
const staffRoute = getRouteApi('/admin')

declare module '#app/staff/part-places.ts' {
  interface PartPlaces {
    /** In the file of a worker. */
    worker: { id: string }
  }
}

/** Loads one file, and gives what the page's title names. */
export async function loadWorker(id: string, me: Me): Promise<{ name: string }> {
  const [{ name }] = await Promise.all([
    loadFile(id),
    load(papersOfWorkerQuery(id)),
    load(choicesQuery()),
    loadParts('worker', me, { id }),
  ])
  return { name }
}

/** The file of one worker on one page. */
export function WorkerPage() {
  const { id } = route.useParams()
  const { add, back, ...search } = route.useSearch()
  const added = oneOf(KINDS, add)
  const { me } = staffRoute.useRouteContext()
  const { data: worker } = useSuspenseQuery(workerQuery(id))
  const { data: papers } = useSuspenseQuery(papersOfWorkerQuery(id))
  const { name, nameBn, reference, note } = worker
  return (
    <>
      {back && <WayBack to={back} />}
      <WorkerSteps id={worker.id} search={search} />
      <PageHeader
        variant="staff"
        title={<span lang={languageOf(name)}>{name}</span>}
        description={
          <>
            {nameBn && <span lang="bn">{nameBn} · </span>}
            {reference}
          </>
        }
        actions={worker.isArchived ? <Badge>{m.worker_is_archived()}</Badge> : undefined}
      />
      <RecordColumns>
        <div className="grid min-w-0 gap-6">
          <ErasureNotice
            eraseAt={worker.eraseAt}
            text={m.worker_erased_text()}
            keep={() => workersClient().keep.mutate({ id })}
            kept={m.worker_kept()}
          />
          <UnfitNext key={`unfit ${worker.id}`} worker={worker} />
          <AlikeFiles worker={worker} />
          <WorkerContact worker={worker} />
          <PassportCard key={worker.id} worker={worker} me={me} />
          <SentPapers key={`papers ${worker.id}`} {...papers} />
          <DocumentsCard key={`documents ${worker.id} ${add}`} worker={worker} me={me} added={added} />
          <WorkerApplications
            key={`applications ${worker.id} ${add}`}
            worker={worker}
            isAsked={add === 'application'}
          />
          {stepsOf(worker).map(each => (
            <ApplicationStep key={each.id} id={each.id} />
          ))}
          <Parts key={`parts ${worker.id}`} in="worker" id={worker.id} />
          <SkipsCard worker={worker} />
          {note && (
            <Card className="grid grid-cols-1 gap-2">
              <h2 className="font-sans text-lg">{m.worker_note()}</h2>
              <p lang={languageOf(note)} className="whitespace-pre-line wrap-anywhere">
                {note}
              </p>
            </Card>
          )}
        </div>
        <div className="grid min-w-0 gap-6">
          <WorkerFacts worker={worker} />
          <WorkerActions worker={worker} />
        </div>
      </RecordColumns>
    </>
  )
}

/** The file, and what its open applications ask for their next step. */
async function loadFile(id: string) {
  const worker = await load(workerQuery(id))
  await Promise.all(stepsOf(worker).map(each => load(applicationQuery(each.id))))
  return worker
}

export function WorkerMissing() {
  return (
    <RecordMissing title={m.workers_title()} message={m.worker_missing()} to="/admin/workers" label={m.workers_all()} />
  )
}
