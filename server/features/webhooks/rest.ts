import { z } from '@hono/zod-openapi'
import { apiRouter } from '#server/http/openapi.ts'
import { TEST_EVENT, type WebhookEvent } from '#server/webhooks/events.shared.ts'

const tags = ['Webhooks']
const id = z.string().openapi({ example: '4a5b3a0e-96ad-4d2f-a0a1-0c8d4a8f6f7e' })
const sentFor = (type: string, data: z.ZodObject) =>
  z.object({
    type: z.literal(type),
    timestamp: z.string().openapi({ format: 'date-time', description: 'When it happened' }),
    data,
  })

const content = z
  .object({
    kind: z.string().openapi({ description: 'The content type, such as `news`', example: 'news' }),
    id,
    path: z.string().nullable().openapi({ description: 'The page that shows it', example: '/news-event/open-day' }),
    version: z.number().int().openapi({ description: 'Grows with each change', example: 3 }),
    updatedAt: z.string().openapi({ format: 'date-time', description: 'Good for `updatedSince` of a list' }),
  })
  .openapi('ContentNews')
const arrival = { id, reference: z.string().openapi({ example: 'APP-7K2M9P' }) }

const events: Record<WebhookEvent | typeof TEST_EVENT, [summary: string, data: z.ZodObject]> = {
  'content.published': ['Visitors see a record that they did not see before', content],
  'content.changed': ['Visitors see other values of a record', content],
  'content.deleted': ['Visitors see a record no more: it was deleted or unpublished', content],
  'application.received': [
    'Somebody has applied; who and how to reach them stays in the staff area',
    z.object({ ...arrival, vacancy: id.nullable() }).openapi('ApplicationNews'),
  ],
  'demand.received': [
    'An employer asks for workers; who stays in the staff area',
    z.object(arrival).openapi('DemandNews'),
  ],
  [TEST_EVENT]: ['A member of staff tries the webhook', z.object({ webhook: id })],
}

const headers = z.object({
  'webhook-id': z.string().openapi({ description: 'The same however often a delivery is sent' }),
  'webhook-timestamp': z.string().openapi({ description: 'Seconds since 1970, of this attempt' }),
  'webhook-signature': z.string().openapi({ description: 'Signatures as Standard Webhooks has them, with spaces' }),
})

/** Describes what webhooks are sent; there is nothing to call. */
export const webhooksRest = apiRouter()
for (const [event, [summary, data]] of Object.entries(events))
  webhooksRest.openAPIRegistry.registerWebhook({
    method: 'post',
    path: event,
    tags,
    operationId: event.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase()),
    summary,
    security: [],
    request: { headers, body: { required: true, content: { 'application/json': { schema: sentFor(event, data) } } } },
    responses: {
      '2XX': { description: 'Taken' },
      410: { description: 'Gone: nothing more is sent' },
      '4XX': { description: 'Tried again for a day' },
    },
  })
