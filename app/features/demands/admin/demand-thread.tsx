import { Mail, StickyNote } from 'lucide-react'
import { DeliveryBadge } from '#app/editor/delivery-badge.tsx'
import { EntryThread } from '#app/editor/entry-thread.tsx'
import { m } from '#i18n/paraglide/messages.js'
import type { Demand } from './queries.ts'
import { demandsClient } from './demands-client.ts'

/** What staff wrote and sent about a demand, oldest first. */
export function DemandThread({ entries, myId }: { entries: Demand['entries']; myId: string }) {
  return (
    <EntryThread
      entries={entries.map(({ id, kind, byId, delivery, ...entry }) => ({
        ...entry,
        id,
        ...(kind === 'mail' ? { label: m.demand_mailed(), Icon: Mail } : { label: m.record_note(), Icon: StickyNote }),
        facts: delivery && <DeliveryBadge {...delivery} />,
        remove: byId === myId && kind === 'note' ? () => demandsClient().removeNote.mutate({ id }) : undefined,
      }))}
    />
  )
}
