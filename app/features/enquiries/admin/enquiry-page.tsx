import { NoteForm } from '#app/editor/note-form.tsx'
import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { loadParts, Parts } from '#app/staff/parts.tsx'
import { loadWork, WorkCard } from '#app/features/work/admin/work-card.tsx'
import { load, queryClient, trpc } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { RecordMissing } from '#app/layouts/admin/record-missing.tsx'
import { RecordColumns } from '#app/layouts/admin/record-columns.tsx'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { entryInput } from '#server/features/enquiries/schema.ts'
import { ANSWER_ID, AnswerForm, templatesQuery } from './answer-form.tsx'
import { EnquiryAside } from './enquiry-aside.tsx'
import { type Enquiry, EnquiryMessage } from './enquiry-message.tsx'
import { EnquirySteps, neighboursQuery, NextOpen } from './enquiry-steps.tsx'
import { EnquiryThread } from './enquiry-thread.tsx'
import { enquiriesClient } from './enquiries-client.ts'

const route = getRouteApi('/admin/enquiries/$id')
const staffRoute = getRouteApi('/admin')

const DELIVERY_POLL_MS = 3000

declare module '#app/staff/part-places.ts' {
  interface PartPlaces {
    /** What may come of a message, such as a demand. */
    enquiry: { id: string }
  }
}

const enquiryQuery = (id: string) => trpc().enquiries.byId.queryOptions({ id })

/** Loads one enquiry, and gives what the page's title names. */
export async function loadEnquiry(id: string, me: Me): Promise<{ reference: string }> {
  const [{ reference }] = await Promise.all([load(enquiryQuery(id)), load(templatesQuery())])
  await Promise.all([loadWork('enquiries', { id, reference }, me), loadParts('enquiry', me, { id })])
  return { reference }
}

/** Everything about one message on one page: what was written, what was done, and the answer. */
export function EnquiryPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const { me } = staffRoute.useRouteContext()
  const navigate = useNavigate()
  const [isGoing, setGoing] = useState(false) // what is being deleted is not asked for again
  const { data: enquiry } = useSuspenseQuery({
    ...enquiryQuery(id),
    refetchInterval: ({ state: { data } }) =>
      !isGoing && data?.entries.some(({ delivery }) => delivery?.state === 'waiting') ? DELIVERY_POLL_MS : false,
  })
  const { lastName, reference, createdAt, state, entries } = enquiry
  const { mutate: markRead } = useMutation(
    trpc().enquiries.markRead.mutationOptions({
      onSuccess: () => queryClient().invalidateQueries(trpc().dashboard.pathFilter()),
    }),
  )
  useEffect(() => {
    if (state === 'new') markRead({ id })
  }, [id, state, markRead])

  /**
   * To the next that waits for an answer; where none does, the page says so. Whoever has keys goes on typing: the field has the message as
   * its description. On phones its keyboard would cover the message.
   */
  async function goOn() {
    const { nextOpen } = await queryClient().fetchQuery(neighboursQuery({ id, search }))
    if (!nextOpen) return
    await navigate({ to: '/admin/enquiries/$id', params: { id: nextOpen }, search })
    const place = matchMedia('(pointer: fine)').matches ? ANSWER_ID : 'content'
    document.getElementById(place)?.focus({ preventScroll: true })
  }

  return (
    <>
      <EnquirySteps id={id} search={search} />
      <PageHeader
        variant="staff"
        title={lastName}
        description={`${reference} · ${formatDate(createdAt, { dateStyle: 'full', timeStyle: 'short' })}`}
        actions={
          <>
            {state !== 'new' && state !== 'open' && <NextOpen id={id} search={search} />}
            <Parts key={id} in="enquiry" id={id} />
            <HandleButton {...enquiry} />
          </>
        }
      />
      <RecordColumns>
        <div className="grid min-w-0 gap-6">
          {state === 'spam' && <SpamNotice {...enquiry} />}
          <EnquiryMessage {...enquiry} />
          <EnquiryThread entries={entries} myId={me.uid} />
          <AnswerForm key={`answer ${id}`} enquiry={enquiry} me={me} onHandled={() => void goOn()} />
          <NoteForm
            key={`note ${id}`}
            keptAs={`${me.uid}:note:${id}`}
            hint={m.enquiry_note_hint()}
            schema={entryInput}
            about={{ id, kind: 'note' }}
            send={(input, idempotencyKey) => enquiriesClient().addEntry.mutate(input, { context: { idempotencyKey } })}
          />
        </div>
        <div className="grid min-w-0 gap-6">
          <WorkCard
            key={`work ${id}`}
            on="enquiries"
            record={enquiry}
            me={me}
            assigned={m.enquiries_assigned(plural(1))}
          />
          <EnquiryAside
            enquiry={enquiry}
            onDelete={setGoing}
            onDeleted={async () => {
              await navigate({ to: '/admin/enquiries', search })
              document.getElementById('content')?.focus()
            }}
          />
        </div>
      </RecordColumns>
    </>
  )
}

function HandleButton({ id, state }: Enquiry) {
  const { act, isPending } = useStaffAction()
  const isHandled = state === 'handled'
  return (
    <Button
      variant={state === 'new' || state === 'open' ? 'primary' : 'secondary'}
      busy={isPending}
      onClick={() => void act(() => enquiriesClient().setHandled.mutate({ ids: [id], isHandled: !isHandled }))}
    >
      {isHandled ? m.enquiry_unhandle() : m.enquiry_handle()}
    </Button>
  )
}

function SpamNotice({ id, spamSigns }: Enquiry) {
  const { act, isPending } = useStaffAction()
  if (spamSigns === null) return null
  return (
    <Alert
      title={m.enquiry_looks_like_spam({ words: spamSigns })}
      actions={
        <Button
          size="sm"
          busy={isPending}
          onClick={() =>
            void act(() => enquiriesClient().setSpam.mutate({ ids: [id], isSpam: false }), m.enquiry_released())
          }
        >
          {m.enquiry_not_spam()}
        </Button>
      }
    >
      {m.enquiry_looks_like_spam_text()}
    </Alert>
  )
}

export function EnquiryMissing() {
  return (
    <RecordMissing
      title={m.enquiries_title()}
      message={m.enquiry_missing()}
      to="/admin/enquiries"
      label={m.enquiries_all()}
    />
  )
}
