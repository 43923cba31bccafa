import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { SelectField } from '@agency/ui/SelectField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ABOUT } from '#server/features/complaints/limits.shared.ts'
import { ME } from '#server/features/complaints/list.shared.ts'
import { reasonLabels } from '#server/features/complaints/reasons.shared.ts'
import { CloseDialog } from './close-dialog.tsx'
import { complaintsClient } from './complaints-client.ts'
import { aboutLabels, placeOptions } from './labels.ts'
import { type Complaint, officersQuery } from './queries.ts'

type Props = { complaint: Complaint; myId: string }

/** The state of a complaint and its days, what the person told besides, and who works on it. */
export function ComplaintAside({ complaint, myId }: Props) {
  const { day, dueOn, answeredOn, closedOn, closedFor, deleteOn, contact } = complaint
  return (
    <Card className="grid grid-cols-1 content-start gap-5" padding="md">
      <DescriptionList variant="beside">
        <DescriptionItem term={m.complaint_day()}>{formatDay(day)}</DescriptionItem>
        {answeredOn ? (
          <DescriptionItem term={m.complaint_answered_on()}>{formatDay(answeredOn)}</DescriptionItem>
        ) : (
          <DescriptionItem term={m.complaint_due()}>{formatDay(dueOn)}</DescriptionItem>
        )}
        {closedOn && (
          <DescriptionItem term={m.complaint_closed_on()}>
            {formatDay(closedOn)}
            {closedFor && `, ${reasonLabels[closedFor]()}`}
          </DescriptionItem>
        )}
        {deleteOn && <DescriptionItem term={m.complaint_delete_on()}>{formatDay(deleteOn)}</DescriptionItem>}
        <DescriptionItem term={m.complaint_language()}>{__LANGUAGE_NAMES__[complaint.language]}</DescriptionItem>
        <DescriptionItem term={m.complaint_contact()}>{contact || m.complaint_contact_none()}</DescriptionItem>
      </DescriptionList>
      <About complaint={complaint} />
      <Officer complaint={complaint} myId={myId} />
      <Ending complaint={complaint} />
    </Card>
  )
}

/** Whom it is about and where the worker is: what the person left out an officer may add. */
function About({ complaint }: Pick<Props, 'complaint'>) {
  const { id, version, about, place, isLocked } = complaint
  const { act } = useStaffAction()
  const classify = (told: Partial<Pick<Complaint, 'about' | 'place'>>) =>
    void act(
      () => complaintsClient().classify.mutate({ id, seen: version, about, place, ...told }),
      m.complaint_classified_done(),
    )
  return (
    <>
      <SelectField
        label={m.complaint_about()}
        value={about}
        disabled={isLocked}
        onChange={({ target }) => classify({ about: target.value })}
      >
        <option value="">{m.complaint_about_none()}</option>
        {ABOUT.map(each => (
          <option key={each} value={each}>
            {aboutLabels[each]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={m.complaint_place()}
        value={place}
        disabled={isLocked}
        onChange={({ target }) => classify({ place: target.value })}
      >
        <option value="">{m.complaint_about_none()}</option>
        {placeOptions().map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
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
