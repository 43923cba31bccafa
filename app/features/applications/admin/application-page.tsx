import { NoteForm } from '#app/editor/note-form.tsx'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { loadParts, Parts } from '#app/staff/parts.tsx'
import { loadWork, WorkCard } from '#app/features/work/admin/work-card.tsx'
import { load } from '#app/rendering/trpc.ts'
import { WayBack } from '#app/layouts/admin/way-back.tsx'
import { formatDate } from '#i18n/format.ts'
import { languageOf } from '#i18n/locale.ts'
import { ErasureNotice } from '#app/layouts/admin/erasure-notice.tsx'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { RecordMissing } from '#app/layouts/admin/record-missing.tsx'
import { RecordColumns } from '#app/layouts/admin/record-columns.tsx'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { entryInput } from '#server/features/applications/work-schema.ts'
import { ApplicationAside } from './application-aside.tsx'
import { ApplicationSteps } from './application-steps.tsx'
import { ApplicationThread } from './application-thread.tsx'
import { ApplicationTimeline } from './application-timeline.tsx'
import { applicationsClient } from './applications-client.ts'
import { ContactCard } from './contact-card.tsx'
import { DepartedCard } from './departed-card.tsx'
import { NextStep } from './next-step.tsx'
import { SamePerson } from './same-person.tsx'
import { ApplicationState } from './state-badge.tsx'
import { UntoldStep } from './untold-step.tsx'
import { applicationQuery, choicesQuery } from './queries.ts'

const route = getRouteApi('/admin/applications/$id')
const staffRoute = getRouteApi('/admin')

declare module '#app/staff/part-places.ts' {
  interface PartPlaces {
    /** On the page of an application. */
    application: { id: string }
    /** There, before everything else. */
    'application-first': { id: string }
    /** There, beside what its form says of the passport: what anybody has seen of it. */
    'application-passport': { id: string }
    /** On the page of an employer’s demand; with the currency of its wages. */
    employer: { id: string; currency: string }
  }
}

/** Loads one application, and gives what the page's title names. */
export async function loadApplication(id: string, me: Me): Promise<{ reference: string }> {
  const [{ id: own, reference }] = await Promise.all([load(applicationQuery(id)), load(choicesQuery())])
  // one that was merged is another one
  await Promise.all([
    loadWork('applications', { id: own, reference }, me),
    loadParts('application', me, { id: own }),
    loadParts('application-first', me, { id: own }),
    loadParts('application-passport', me, { id: own }),
  ])
  return { reference }
}

/** Everything about one applicant on one page: who it is, how to reach them, what they read, and what staff have done. */
export function ApplicationPage() {
  const { id } = route.useParams()
  const { back, ...search } = route.useSearch()
  const { me } = staffRoute.useRouteContext()
  const { data: application } = useSuspenseQuery(applicationQuery(id))
  const { name, reference, job, state, createdAt } = application
  return (
    <>
      {back && <WayBack to={back} />}
      <ApplicationSteps id={application.id} search={search} />
      <PageHeader
        variant="staff"
        title={<span lang={languageOf(name)}>{name}</span>}
        description={`${reference} · ${job || m.application_any_job()} · ${formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}`}
        actions={<ApplicationState state={state} />}
      />
      <RecordColumns>
        <div className="grid min-w-0 gap-6">
          <ErasureNotice
            eraseAt={application.eraseAt}
            text={m.application_erased_text()}
            keep={() => applicationsClient().keep.mutate({ id })}
            kept={m.application_kept()}
          />
          <Parts key={`first ${application.id}`} in="application-first" id={application.id} />
          <SamePerson application={application} />
          <ContactCard application={application} />
          <UntoldStep application={application} />
          <NextStep key={`${application.id} ${state}`} application={application} />
          <Parts key={`parts ${application.id}`} in="application" id={application.id} />
          <DepartedCard application={application} me={me} />
          <ApplicationThread application={application} myId={me.uid} />
          <NoteForm
            key={application.id}
            keptAs={`${me.uid}:application:${application.id}`}
            hint={m.application_note_hint()}
            schema={entryInput}
            about={{ id: application.id, kind: 'note' }}
            send={(input, idempotencyKey) =>
              applicationsClient().addEntry.mutate(input, { context: { idempotencyKey } })
            }
          />
        </div>
        <div className="grid min-w-0 gap-6">
          <WorkCard
            key={`work ${application.id}`}
            on="applications"
            record={application}
            me={me}
            assigned={m.applications_assigned(plural(1))}
          />
          <ApplicationTimeline application={application} />
          <ApplicationAside application={application} />
        </div>
      </RecordColumns>
    </>
  )
}

export function ApplicationMissing() {
  return (
    <RecordMissing
      title={m.applications_title()}
      message={m.application_missing()}
      to="/admin/applications"
      label={m.applications_all()}
    />
  )
}
