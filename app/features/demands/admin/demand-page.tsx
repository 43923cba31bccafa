import { Button } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { NoteForm } from '#app/editor/note-form.tsx'
import { loadParts, Parts } from '#app/staff/parts.tsx'
import { loadWork, WorkCard } from '#app/features/work/admin/work-card.tsx'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { ListSteps } from '#app/list/list-steps.tsx'
import { load, trpc } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { languageOf } from '#i18n/locale.ts'
import { ErasureNotice } from '#app/layouts/admin/erasure-notice.tsx'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { RecordMissing } from '#app/layouts/admin/record-missing.tsx'
import { RecordColumns } from '#app/layouts/admin/record-columns.tsx'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { demandCurrency } from '#server/features/demands/lines.shared.ts'
import { demandNoteInput } from '#server/features/demands/work-schema.ts'
import { DemandAside } from './demand-aside.tsx'
import { DemandLines } from './demand-lines.tsx'
import { StillOpen } from './still-open.tsx'
import { DemandStep } from './demand-step.tsx'
import { DemandThread } from './demand-thread.tsx'
import { DemandTimeline } from './demand-timeline.tsx'
import { demandsClient } from './demands-client.ts'
import { type DemandsSearch, filterOf } from './demands-search.ts'
import { DemandState } from './state-badge.tsx'
import { demandQuery } from './queries.ts'

const route = getRouteApi('/admin/demands/$id')
const staffRoute = getRouteApi('/admin')

/** Loads one demand, and gives what the page's title names. */
export async function loadDemand(id: string, me: Me): Promise<{ reference: string }> {
  const demand = await load(demandQuery(id))
  const { reference } = demand
  await Promise.all([
    loadWork('demands', { id, reference }, me),
    loadParts('employer', me, { id, currency: demandCurrency(demand) }),
  ])
  return { reference }
}

/** Everything about one demand on one page: the posts, what comes next, its vacancies, and what staff have written. */
export function DemandPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const { me } = staffRoute.useRouteContext()
  const { data: demand } = useSuspenseQuery(demandQuery(id))
  const { company, reference, state, version, createdAt, message } = demand
  return (
    <>
      <Steps id={id} search={search} />
      <PageHeader
        variant="staff"
        title={<span lang={languageOf(company)}>{company}</span>}
        description={`${reference} · ${formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}`}
        actions={
          <>
            <DemandState state={state} />
            <Button asChild variant="secondary">
              <Link to="/admin/demands/$id/edit" params={{ id }}>
                <Pencil aria-hidden="true" />
                {m.demand_edit()}
              </Link>
            </Button>
          </>
        }
      />
      <RecordColumns>
        <div className="grid min-w-0 gap-6">
          <ErasureNotice
            eraseAt={demand.eraseAt}
            text={m.demand_erased_text()}
            keep={() => demandsClient().keep.mutate({ id })}
            kept={m.demand_kept()}
          />
          <StillOpen demand={demand} />
          <DemandLines demand={demand} me={me} />
          {message && (
            <section aria-labelledby="message">
              <h2 id="message" className="mb-2 font-sans text-lg">
                {m.demand_message()}
              </h2>
              <p lang={languageOf(message)} className="whitespace-pre-line wrap-anywhere">
                {message}
              </p>
            </section>
          )}
          <DemandStep key={`${id} ${state} ${version}`} demand={demand} />
          <Parts key={`parts ${id}`} in="employer" id={id} currency={demandCurrency(demand)} />
          <DemandThread entries={demand.entries} myId={me.uid} />
          <NoteForm
            key={id}
            keptAs={`${me.uid}:demand:${id}`}
            hint={m.demand_note_hint()}
            schema={demandNoteInput}
            about={{ id }}
            send={(input, idempotencyKey) => demandsClient().addNote.mutate(input, { context: { idempotencyKey } })}
          />
        </div>
        <div className="grid min-w-0 gap-6">
          <WorkCard key={`work ${id}`} on="demands" record={demand} me={me} assigned={m.demands_assigned(plural(1))} />
          <DemandAside demand={demand} />
          <DemandTimeline demand={demand} />
        </div>
      </RecordColumns>
    </>
  )
}

function Steps({ id, search }: { id: string; search: DemandsSearch }) {
  const { data } = useQuery(trpc().demands.neighbours.queryOptions({ id, filter: filterOf(search) }))
  return (
    <ListSteps
      label={m.demands_title()}
      back={
        <TextLink to="/admin/demands" search={search}>
          {m.demands_all()}
        </TextLink>
      }
      renderLink={(each, icon) => (
        <Link to="/admin/demands/$id" params={{ id: each }} search={search}>
          {icon}
        </Link>
      )}
      neighbours={data}
      previous={m.demand_previous()}
      next={m.demand_next()}
    />
  )
}

export function DemandMissing() {
  return (
    <RecordMissing title={m.demands_title()} message={m.demand_missing()} to="/admin/demands" label={m.demands_all()} />
  )
}
