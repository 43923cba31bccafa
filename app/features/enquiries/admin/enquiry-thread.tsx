import { type LucideIcon, Mail, Phone, StickyNote } from 'lucide-react'
import { DeliveryBadge } from '#app/editor/delivery-badge.tsx'
import { EntryThread } from '#app/editor/entry-thread.tsx'
import { m } from '#i18n/paraglide/messages.js'
import type { Enquiry } from './enquiry-message.tsx'
import { enquiriesClient } from './enquiries-client.ts'

type Entry = Enquiry['entries'][number]
type Props = { entries: Entry[]; myId: string }

const kinds: Record<string, { label: () => string; Icon: LucideIcon }> = {
  answer: { label: m.enquiry_answer, Icon: Mail },
  note: { label: m.record_note, Icon: StickyNote },
  call: { label: m.person_called, Icon: Phone },
}

/** What staff wrote and did about an enquiry, oldest first. */
export function EnquiryThread({ entries, myId }: Props) {
  return (
    <EntryThread
      entries={entries.map(({ id, kind, subject, address, byId, delivery, ...entry }) => {
        const { label, Icon } = kinds[kind] ?? kinds.note!
        return {
          ...entry,
          id,
          label: label(),
          Icon,
          facts: delivery && <DeliveryBadge {...delivery} />,
          head: subject && (
            <p className="mt-2 text-sm wrap-anywhere">
              <span className="font-semibold">{subject}</span> <span className="text-muted">· {address}</span>
            </p>
          ),
          remove: byId === myId && kind !== 'answer' ? () => enquiriesClient().removeEntry.mutate({ id }) : undefined,
        }
      })}
    />
  )
}
