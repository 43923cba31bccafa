import { Badge } from '@agency/ui/Badge'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** How much waits behind a link; nothing where nothing does. */
export function WaitingBadge({ count, className = '' }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <Badge variant="accent" className={`${className} tabular-nums`}>
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className="sr-only">{m.admin_waiting_badge({ count: formatNumber(count) })}</span>
    </Badge>
  )
}
