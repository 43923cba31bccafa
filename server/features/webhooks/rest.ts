import { z } from '@hono/zod-openapi'
import { apiRouter, exampleRecord } from '#server/http/openapi.ts'
import { changesRest, contentNews as content, exampleContent } from '#server/features/webhooks/feed-rest.ts'
import { TEST_EVENT, type WebhookEvent } from '#server/changes/events.shared.ts'

const tags = ['Webhooks']
const id = z.string()
const { _id, updatedAt } = exampleRecord
const sentFor = (type: string, data: z.ZodObject) =>
  z.object({
    type: z.literal(type),
    timestamp: z.string().openapi({ format: 'date-time', description: 'When it happened' }),
    data,
  })

const exampleGone = { ...exampleContent, path: null }
const arrival = { id, reference: z.string() }

const events: Record<WebhookEvent | typeof TEST_EVENT, [summary: string, data: z.ZodObject, example: object]> = {
  'content.published': ['Visitors see a record that they did not see before', content, exampleContent],
  'content.changed': ['Visitors see other values of a record', content, exampleContent],
  'content.closed': [
    'Nobody can apply for a vacancy any more: its last day in Dhaka is over, or all posts are filled',
    content,
    {
      ...exampleContent,
      kind: 'vacancies',
      path: '/jobs/welder-qatar-4a5b3a0e',
      resource: `/api/v1/vacancies/${_id}`,
    },
  ],
  'content.unpublished': ['Visitors see a record no more; staff keep it as a draft', content, exampleGone],
  'content.deleted': ['Visitors see a record no more: it was deleted', content, exampleGone],
  'application.received': [
    'Somebody has applied; who and how to reach them stays in the staff area',
    z.object({ ...arrival, vacancy: id.nullable() }).openapi('ApplicationNews'),
    { id: _id, reference: 'APP-7K2M9P', vacancy: null },
  ],
  'demand.received': [
    'An employer asks for workers; who stays in the staff area',
    z.object(arrival).openapi('DemandNews'),
    { id: _id, reference: 'DEM-7K2M9P' },
  ],
  [TEST_EVENT]: ['A member of staff tries the webhook', z.object({ webhook: id }), { webhook: _id }],
}

const headers = z.object({
  'webhook-id': z
    .string()
    .openapi({ description: 'Of the event, as in the feed of changes; the same however often a delivery is sent' }),
  'webhook-timestamp': z.string().openapi({ description: 'Seconds since 1970, of this attempt' }),
  'webhook-signature': z.string().openapi({ description: 'Signatures as Standard Webhooks has them, with spaces' }),
})

/** The feed of changes, and a description of what webhooks are sent. */
export const webhooksRest = apiRouter().route('/', changesRest)
for (const [event, [summary, data, example]] of Object.entries(events))
  webhooksRest.openAPIRegistry.registerWebhook({
    method: 'post',
    path: event,
    tags,
    operationId: event.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase()),
    summary,
    security: [],
    request: {
      headers,
      body: {
        required: true,
        content: {
          'application/json': {
            schema: sentFor(event, data),
            example: { type: event, timestamp: updatedAt, data: example },
          },
        },
      },
    },
    responses: {
      '2XX': { description: 'Taken' },
      410: { description: 'Gone: nothing more is sent' },
      '4XX': { description: 'Tried again for a day' },
    },
  })
