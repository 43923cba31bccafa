import { Badge } from '@agency/ui/Badge'
import { CalendarDays, type LucideIcon, Phone, ChevronsRight, StickyNote } from 'lucide-react'
import { DeliveryBadge } from '#app/editor/delivery-badge.tsx'
import { EntryThread } from '#app/editor/entry-thread.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { Parts } from '#app/staff/parts.tsx'
import { applicationsClient } from './applications-client.ts'
import { callLabels } from './labels.ts'
import type { Application } from './queries.ts'

const kinds: Record<string, { label: () => string; Icon: LucideIcon }> = {
  note: { label: m.record_note, Icon: StickyNote },
  call: { label: m.person_called, Icon: Phone },
  skip: { label: m.application_skips, Icon: ChevronsRight },
  invitation: { label: m.application_invited, Icon: CalendarDays },
}
const channelLabels: Record<string, () => string> = {
  ...callLabels,
  whatsapp: m.person_whatsapp,
  sms: m.application_sms,
  mail: m.application_mail,
}

declare module '#app/staff/part-places.ts' {
  interface PartPlaces {
    /** In the thread of an application: to which stage somebody went on, and without what. */
    'application-skip': { outcome: string | null }
  }
}

/** What staff wrote and did about an application, the latest first. Its applicant does not read it. */
export function ApplicationThread({ application, myId }: { application: Application; myId: string }) {
  const { entries, merged } = application
  return (
    <EntryThread
      entries={entries.map(({ id, kind, outcome, byId, applicationId, delivery, ...entry }) => {
        const { label, Icon } = kinds[kind] ?? kinds.note!
        const reference = merged.find(other => other.id === applicationId)?.reference
        return {
          ...entry,
          id,
          label: label(),
          Icon,
          facts: (
            <>
              {kind === 'skip' && <Parts in="application-skip" outcome={outcome} />}
              {outcome && kind !== 'skip' && (
                <Badge variant={outcome === 'reached' ? 'success' : 'neutral'}>{channelLabels[outcome]?.()}</Badge>
              )}
              {delivery && <DeliveryBadge {...delivery} />}
              {reference && <span>{reference}</span>}
            </>
          ),
          remove:
            byId === myId && !delivery && kind !== 'skip'
              ? () => applicationsClient().removeEntry.mutate({ id })
              : undefined,
        }
      })}
    />
  )
}
