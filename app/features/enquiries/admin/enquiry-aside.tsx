import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { SelectField } from '@agency/ui/SelectField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Ban, ShieldCheck, Trash2 } from 'lucide-react'
import { formatDate } from '#i18n/format.ts'
import { plural } from '#i18n/locale.ts'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type Subject, SUBJECTS, subjectLabels } from '#server/features/enquiries/subjects.shared.ts'
import { choicesQuery } from './queries.ts'
import type { Enquiry } from './enquiry-message.tsx'
import { EnquiryState } from './state-badge.tsx'
import { enquiriesClient } from './enquiries-client.ts'

type Props = { enquiry: Enquiry; myId: string; onDeleted: () => Promise<void> }

/** The state of an enquiry, its subject, and who works on it. */
export function EnquiryAside({ enquiry, myId, onDeleted }: Props) {
  const { id, state, subject, assigneeId, assignee, handledBy, handledAt, deleteAt } = enquiry
  const { act, isPending } = useStaffAction()
  const { people } = useSuspenseQuery(choicesQuery()).data
  const client = enquiriesClient()
  const ids = [id]
  const isFormer = assigneeId !== null && !people.some(person => person.id === assigneeId)
  const isSpam = state === 'spam'

  function remove() {
    const work = async () => {
      await client.delete.mutate({ ids })
      await onDeleted()
    }
    void act(work, m.enquiries_deleted(plural(1)), () => client.restore.mutate({ ids }))
  }
  return (
    <Card className="grid content-start gap-5" padding="md">
      <DescriptionList variant="plain" className="text-sm">
        <DescriptionItem term={m.enquiry_state()}>
          <EnquiryState state={state} />
          {handledAt && (
            <span className="mt-1 block font-normal text-muted">
              {m.enquiry_handled_by({
                name: handledBy ?? '',
                at: formatDate(handledAt, { dateStyle: 'medium', timeStyle: 'short' }),
              })}
            </span>
          )}
          {isSpam && deleteAt && (
            <span className="mt-1 block font-normal text-muted">
              {m.enquiry_deleted_on({ at: formatDate(deleteAt, { dateStyle: 'medium' }) })}
            </span>
          )}
        </DescriptionItem>
      </DescriptionList>
      <SelectField
        label={m.enquiry_subject()}
        value={subject ?? ''}
        onChange={({ target }) =>
          void act(
            () => client.setSubject.mutate({ ids, subject: (target.value || null) as Subject | null }),
            m.enquiry_saved(),
          )
        }
      >
        <option value="">{m.subject_none()}</option>
        {SUBJECTS.map(each => (
          <option key={each} value={each}>
            {subjectLabels[each]()}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-2">
        <SelectField
          label={m.enquiry_assignee()}
          value={assigneeId ?? ''}
          onChange={({ target }) =>
            void act(() => client.assign.mutate({ ids, to: target.value || null }), m.enquiries_assigned(plural(1)))
          }
        >
          <option value="">{m.enquiry_nobody()}</option>
          {isFormer && <option value={assigneeId}>{assignee}</option>}
          {people.map(({ id: personId, name }) => (
            <option key={personId} value={personId}>
              {name}
            </option>
          ))}
        </SelectField>
        {assigneeId !== myId && (
          <Button
            variant="secondary"
            size="sm"
            busy={isPending}
            onClick={() => void act(() => client.assign.mutate({ ids, to: 'me' }), m.enquiries_assigned(plural(1)))}
          >
            {m.enquiry_assign_me()}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          onClick={() =>
            void act(
              () => client.setSpam.mutate({ ids, isSpam: !isSpam }),
              isSpam ? m.enquiries_not_spam(plural(1)) : m.enquiries_spam(plural(1)),
              isSpam ? undefined : () => client.setSpam.mutate({ ids, isSpam: false }),
            )
          }
        >
          {isSpam ? <ShieldCheck aria-hidden="true" /> : <Ban aria-hidden="true" />}
          {isSpam ? m.enquiry_not_spam() : m.enquiry_mark_spam()}
        </Button>
        <Button variant="danger-quiet" size="sm" busy={isPending} onClick={remove}>
          <Trash2 aria-hidden="true" />
          {m.manage_delete()}
        </Button>
      </div>
    </Card>
  )
}
