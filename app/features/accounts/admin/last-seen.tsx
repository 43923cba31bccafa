import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'

/** When somebody last used the staff area. */
export function LastSeen({ at }: { at: string | null }) {
  if (!at) return <span className="text-muted">{m.staff_seen_never()}</span>
  return <time dateTime={at}>{formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
}
