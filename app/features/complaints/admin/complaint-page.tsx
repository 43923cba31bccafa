import { Alert } from '@agency/ui/Alert'
import { PageHeader } from '@agency/ui/PageHeader'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { load, queryClient, trpc } from '#app/rendering/trpc.ts'
import { RecordMissing } from '#app/layouts/admin/record-missing.tsx'
import { RecordColumns } from '#app/layouts/admin/record-columns.tsx'
import { formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { answerInput, noteInput } from '#server/features/complaints/work-schema.ts'
import { ComplaintAside } from './complaint-aside.tsx'
import { ComplaintForm } from './complaint-form.tsx'
import { ComplaintSteps, NextOpen } from './complaint-steps.tsx'
import { ComplaintThread } from './complaint-thread.tsx'
import { complaintsClient } from './complaints-client.ts'
import { aboutLabel } from './labels.ts'
import { complaintQuery, officersQuery } from './queries.ts'
import { ComplaintState } from './state-badge.tsx'

const route = getRouteApi('/admin/complaints/$id')
const staffRoute = getRouteApi('/admin')

/** Loads one complaint, and gives what the page's title names. */
export async function loadComplaint(id: string): Promise<{ name: string }> {
  const [{ name }] = await Promise.all([load(complaintQuery(id)), load(officersQuery())])
  return { name }
}

/** Everything about one complaint on one page: what was written on both sides, notes, and what is to be done. */
export function ComplaintPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const { me } = staffRoute.useRouteContext()
  const { data: complaint } = useSuspenseQuery(complaintQuery(id))
  const { name, version, state, about, day, isRead, isLocked, isOverdue, language } = complaint
  const { mutate: markRead } = useMutation(
    trpc().complaints.markRead.mutationOptions({
      onSuccess: () => queryClient().invalidateQueries(trpc().dashboard.pathFilter()),
    }),
  )
  useEffect(() => {
    if (!isRead) markRead({ id })
  }, [id, isRead, markRead])
  return (
    <>
      <ComplaintSteps id={id} search={search} />
      <PageHeader
        variant="staff"
        title={m.complaint_name({ name })}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ComplaintState state={state} isOverdue={isOverdue} />
            {aboutLabel(about)}
            <time dateTime={day}>{formatDay(day)}</time>
          </span>
        }
        actions={(state === 'answered' || state === 'closed') && <NextOpen id={id} search={search} />}
      />
      <RecordColumns>
        <div className="grid min-w-0 gap-6">
          {isLocked && <Alert variant="danger" title={m.complaint_locked()} />}
          <ComplaintThread entries={complaint.entries} />
          {state !== 'closed' && (
            <ComplaintForm
              key={`answer ${id}`}
              isAnswer
              label={m.complaint_answer()}
              hint={m.complaint_answer_hint({ language: __LANGUAGE_NAMES__[language] ?? language })}
              button={m.complaint_answer_send()}
              done={m.complaint_answer_sent()}
              rows={6}
              schema={answerInput}
              complaint={{ id, seen: version }}
              send={input => complaintsClient().answer.mutate(input)}
            />
          )}
          <ComplaintForm
            key={`note ${id}`}
            label={m.note_label()}
            hint={m.complaint_note_hint()}
            button={m.note_add()}
            done={m.note_added()}
            rows={2}
            schema={noteInput}
            complaint={{ id }}
            send={(input, idempotencyKey) => complaintsClient().addNote.mutate(input, { context: { idempotencyKey } })}
          />
        </div>
        <ComplaintAside complaint={complaint} myId={me.uid} />
      </RecordColumns>
    </>
  )
}

export function ComplaintMissing() {
  return (
    <RecordMissing
      title={m.complaints_title()}
      message={m.complaint_missing()}
      to="/admin/complaints"
      label={m.complaints_all()}
    />
  )
}
