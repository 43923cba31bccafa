import { z } from '@hono/zod-openapi'
import { describeNews } from '#server/features/webhooks/domain.ts'
import { apiRouter, exampleRecord } from '#server/http/openapi.ts'

export const RECEIVED = 'application.received'

declare module '#server/registration/feature-events.ts' {
  interface WebhookEvents {
    applications: typeof RECEIVED
  }
}

/** What webhooks are sent, for the OpenAPI document. */
export const applicationsRest = apiRouter()
describeNews(applicationsRest, RECEIVED, [
  'Somebody has applied; who and how to reach them stays in the staff area',
  z.object({ id: z.string(), reference: z.string(), vacancy: z.string().nullable() }).openapi('ApplicationNews'),
  { id: exampleRecord._id, reference: 'APP-7K2M9P', vacancy: null },
])
