import { m } from '#i18n/paraglide/messages.js'
import type { ActivityArea } from '#server/registration/define-feature.ts'

/** The log has the name and the host of a webhook: the rest of its address may hold a secret of the receiver. */
export const webhooksActivity = {
  webhooks: {
    label: m.webhooks_title,
    actions: {
      'webhook-added': m.did_webhook_added,
      'webhook-changed': m.did_webhook_changed,
      'webhook-secret-renewed': m.did_webhook_secret_renewed,
      'webhook-turned-on': m.did_webhook_turned_on,
      'webhook-turned-off': m.did_webhook_turned_off,
      'webhook-deleted': m.did_webhook_deleted,
    },
  },
} satisfies Record<string, ActivityArea>

declare module '#server/registration/feature-events.ts' {
  interface ActivityAreas {
    webhooks: typeof webhooksActivity
  }
}
