import { Badge } from '@agency/ui/Badge'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Delivery } from '#server/mail/domain.ts'

/** What is known of a mail to a person, and no more: a mail server that took it has not delivered it. */
export function DeliveryBadge({ state, nextTryAt }: Delivery) {
  if (state === 'sent') return <Badge variant="success">{m.delivery_sent()}</Badge>
  if (state === 'waiting') return <Badge>{m.delivery_waiting()}</Badge>
  if (state === 'filed') return <Badge variant="danger">{m.delivery_filed()}</Badge>
  return (
    <Badge variant="danger">
      {nextTryAt
        ? m.delivery_again({ at: formatDate(nextTryAt, { dateStyle: 'medium', timeStyle: 'short' }) })
        : m.delivery_failed()}
    </Badge>
  )
}
