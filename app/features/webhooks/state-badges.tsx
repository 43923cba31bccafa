import { Badge } from '@agency/ui/Badge'
import { m } from '#i18n/paraglide/messages.js'
import type { Delivery, ShownWebhook } from './labels.ts'

const ofWebhook = {
  on: ['success', m.webhook_state_on],
  failing: ['danger', m.webhook_state_failing],
  off: ['neutral', m.webhook_state_off],
} as const

const ofDelivery = {
  delivered: ['success', m.webhook_delivered],
  waiting: ['brand', m.webhook_waiting],
  failed: ['danger', m.webhook_not_delivered],
} as const

/** Whether a webhook is sent anything. One that was turned off by itself is red. */
export function WebhookBadge({ webhook: { state, offFor } }: { webhook: Pick<ShownWebhook, 'state' | 'offFor'> }) {
  const [variant, label] = ofWebhook[state]
  return (
    <Badge variant={state === 'off' && offFor !== 'paused' ? 'danger' : variant} className="whitespace-nowrap">
      {label()}
    </Badge>
  )
}

export function DeliveryBadge({ state }: Pick<Delivery, 'state'>) {
  const [variant, label] = ofDelivery[state]
  return <Badge variant={variant}>{label()}</Badge>
}
