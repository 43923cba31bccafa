import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { exampleRecord } from '#server/http/openapi.ts'
import type { HonoEnv } from '#server/http/env.ts'

/** What has happened, the data that are sent, and an example of them. */
export type NewsDescription = [summary: string, data: z.ZodObject, example: object]

const tags = ['Webhooks']
const sentFor = (type: string, data: z.ZodObject) =>
  z.object({
    type: z.literal(type),
    timestamp: z.string().openapi({ format: 'date-time', description: 'When it happened' }),
    data,
  })

const headers = z.object({
  'webhook-id': z
    .string()
    .openapi({ description: 'Of the event, as in the feed of changes; the same however often a delivery is sent' }),
  'webhook-timestamp': z.string().openapi({ description: 'Seconds since 1970, of this attempt' }),
  'webhook-signature': z.string().openapi({ description: 'Signatures as Standard Webhooks has them, with spaces' }),
})

/** Describes in the OpenAPI document what webhooks are sent of an event. */
export function describeNews(
  rest: Pick<OpenAPIHono<HonoEnv>, 'openAPIRegistry'>,
  event: string,
  [summary, data, example]: NewsDescription,
): void {
  rest.openAPIRegistry.registerWebhook({
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
            example: { type: event, timestamp: exampleRecord.updatedAt, data: example },
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
}
