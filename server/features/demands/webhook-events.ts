import { z } from '@hono/zod-openapi'
import { describeNews } from '#server/features/webhooks/domain.ts'
import { apiRouter, exampleRecord } from '#server/http/openapi.ts'

export const RECEIVED = 'demand.received'

declare module '#server/registration/feature-events.ts' {
  interface WebhookEvents {
    demands: typeof RECEIVED
  }
}

/** What webhooks are sent, for the OpenAPI document. */
export const demandsRest = apiRouter()
describeNews(demandsRest, RECEIVED, [
  'An employer asks for workers; who stays in the staff area',
  z.object({ id: z.string(), reference: z.string() }).openapi('DemandNews'),
  { id: exampleRecord._id, reference: 'DEM-7K2M9P' },
])
