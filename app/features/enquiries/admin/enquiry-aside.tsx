import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { SelectField } from '@agency/ui/SelectField'
import { Ban, ShieldCheck, Trash2 } from 'lucide-react'
import { formatDate } from '#i18n/format.ts'
import { plural } from '#i18n/locale.ts'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type Subject, SUBJECTS, subjectLabels } from '#server/features/enquiries/subjects.shared.ts'
import type { Enquiry } from './enquiry-message.tsx'
import { EnquiryState } from './state-badge.tsx'
import { enquiriesClient } from './enquiries-client.ts'

type Props = {
  enquiry: Enquiry
  /** Called before it is deleted, and where that failed. */
  onDelete: (isGoing: boolean) => void
  onDeleted: () => Promise<void>
}

/** The state of an enquiry and its subject. */
export function EnquiryAside({ enquiry, onDelete, onDeleted }: Props) {
  const { id, state, subject, handledBy, handledAt, deleteAt } = enquiry
  const { act, run, isPending } = useStaffAction()
  const client = enquiriesClient()
  const ids = [id]
  const isSpam = state === 'spam'

  function remove() {
    const work = async () => {
      await client.delete.mutate({ ids })
      await onDeleted()
    }
    onDelete(true)
    void run(work, {
      done: m.enquiries_deleted(plural(1)),
      undo: () => client.restore.mutate({ ids }),
      gone: trpc().enquiries.byId.queryKey({ id }),
    }).then(isDone => !isDone && onDelete(false))
  }
  return (
    <Card className="grid grid-cols-1 content-start gap-5" padding="md">
      <DescriptionList variant="plain" className="text-sm">
        <DescriptionItem term={m.record_state()}>
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
