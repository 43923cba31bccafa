import { m } from '#i18n/paraglide/messages.js'
import { webhooksPart } from '#server/features/webhooks/part.shared.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { webhooksLimits } from '#server/features/webhooks/limits.ts'
import { webhooksActivity } from '#server/features/webhooks/activity.ts'
import { findWebhookPages, offOnDesk, purge, reportOff } from '#server/features/webhooks/domain.ts'
import { webhooksNotices } from '#server/features/webhooks/notices.ts'
import { webhooksRest } from '#server/features/webhooks/rest.ts'
import { webhooksRouter } from '#server/features/webhooks/router.ts'
import { deliverWebhooks } from '#server/changes/deliver.ts'

const DELIVER_EVERY_MS = 30 * 1000

/** Addresses of other programs that hear of what happens here; server/changes writes and sends what they hear. */
export const webhooks = defineFeature({
  kind: 'tool',
  name: 'webhooks',
  part: webhooksPart,
  tables: {},
  limits: webhooksLimits,
  activity: webhooksActivity,
  subjectPages: { right: 'owners', find: findWebhookPages },
  notices: webhooksNotices,
  router: webhooksRouter,
  rest: webhooksRest,
  desk: offOnDesk,
  onWebhookOff: reportOff,
  purge: () => purge(),
  jobs: [{ name: 'deliver-webhooks', label: m.job_deliver_webhooks, everyMs: DELIVER_EVERY_MS, run: deliverWebhooks }],
})
