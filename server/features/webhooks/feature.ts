import { defineFeature } from '#server/define-feature.ts'
import { webhooksActivity } from '#server/features/webhooks/activity.ts'
import { findWebhookPages, offOnDesk, purge, reportOff } from '#server/features/webhooks/domain.ts'
import { webhooksNotices } from '#server/features/webhooks/notices.ts'
import { webhooksRest } from '#server/features/webhooks/rest.ts'
import { webhooksRouter } from '#server/features/webhooks/router.ts'
import { webhooksTables } from '#server/features/webhooks/tables.ts'

/** Addresses of other programs that hear of what happens here; server/webhooks writes and sends what they hear. */
export const webhooks = defineFeature({
  kind: 'tool',
  name: 'webhooks',
  tables: webhooksTables,
  activity: webhooksActivity,
  subjectPages: { right: 'owners', find: findWebhookPages },
  notices: webhooksNotices,
  router: webhooksRouter,
  rest: webhooksRest,
  desk: offOnDesk,
  onWebhookOff: reportOff,
  purge: () => purge(),
})
