import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { SelectField } from '@agency/ui/SelectField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ME } from '#server/features/complaints/list.shared.ts'
import { reasonLabels } from '#server/features/complaints/reasons.shared.ts'
import { CloseDialog } from './close-dialog.tsx'
import { complaintsClient } from './complaints-client.ts'
import { aboutLabel, formatDay, placeLabel } from './labels.ts'
import { type Complaint, officersQuery } from './queries.ts'

type Props = { complaint: Complaint; myId: string }

/** The state of a complaint and its days, what the person told besides, and who works on it. */
export function ComplaintAside({ complaint, myId }: Props) {
  const { day, dueOn, answeredOn, closedOn, closedFor, deleteOn, about, place, contact } = complaint
  return (
    <Card className="grid content-start gap-5" padding="md">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
        <Fact label={m.complaint_day()}>{formatDay(day)}</Fact>
        {answeredOn ? (
          <Fact label={m.complaint_answered_on()}>{formatDay(answeredOn)}</Fact>
        ) : (
          <Fact label={m.complaint_due()}>{formatDay(dueOn)}</Fact>
        )}
        {closedOn && (
          <Fact label={m.complaint_closed_on()}>
            {formatDay(closedOn)}
            {closedFor && `, ${reasonLabels[closedFor]()}`}
          </Fact>
        )}
        {deleteOn && <Fact label={m.complaint_delete_on()}>{formatDay(deleteOn)}</Fact>}
        <Fact label={m.complaint_about()}>{aboutLabel(about)}</Fact>
        <Fact label={m.complaint_place()}>{placeLabel(place) || m.complaint_about_none()}</Fact>
        <Fact label={m.complaint_language()}>{__LANGUAGE_NAMES__[complaint.language]}</Fact>
        <Fact label={m.complaint_contact()}>{contact || m.complaint_contact_none()}</Fact>
      </dl>
      <Officer complaint={complaint} myId={myId} />
      <Ending complaint={complaint} />
    </Card>
  )
}

function Officer({ complaint, myId }: Props) {
  const { id, version, officerId, officer } = complaint
  const { data: officers } = useSuspenseQuery(officersQuery())
  const { act, isPending } = useStaffAction()
  const isFormer = officerId !== null && !officers.some(person => person.id === officerId)
  const assign = (to: string | null) =>
    void act(
      () => complaintsClient().assign.mutate({ id, seen: version, to }),
      to ? m.complaint_assigned_done() : m.complaint_released_done(),
    )
  return (
    <div className="grid gap-2">
      <SelectField
        label={m.complaint_officer()}
        value={officerId ?? ''}
        onChange={({ target }) => assign(target.value || null)}
      >
        <option value="">{m.enquiry_nobody()}</option>
        {isFormer && <option value={officerId}>{officer}</option>}
        {officers.map(({ id: personId, name }) => (
          <option key={personId} value={personId}>
            {name}
          </option>
        ))}
      </SelectField>
      {officerId !== myId && (
        <Button variant="secondary" size="sm" busy={isPending} onClick={() => assign(ME)}>
          {m.enquiry_assign_me()}
        </Button>
      )}
    </div>
  )
}

function Ending({ complaint }: Pick<Props, 'complaint'>) {
  const { id, version, state } = complaint
  const [isClosing, setClosing] = useState(false)
  const { act, isPending } = useStaffAction()
  return (
    <div className="border-t border-line pt-4">
      {state === 'closed' ? (
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          onClick={() =>
            void act(() => complaintsClient().reopen.mutate({ id, seen: version }), m.complaint_reopened_done())
          }
        >
          <LockKeyholeOpen aria-hidden="true" />
          {m.complaint_reopen()}
        </Button>
      ) : (
        <Button variant="secondary" size="sm" onClick={() => setClosing(true)}>
          <LockKeyhole aria-hidden="true" />
          {m.complaint_close()}
        </Button>
      )}
      <CloseDialog complaint={complaint} open={isClosing} onClose={() => setClosing(false)} />
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </>
  )
}
