import { createRoute, z } from '@hono/zod-openapi'
import { m } from '#i18n/paraglide/messages.js'
import { changesFrom, goneSentence } from '#server/changes/feed.ts'
import { CURSOR_MAX } from '#server/http/list-cursor.ts'
import { limitOf, LIST_MAX } from '#server/http/list-query.ts'
import { apiRouter, badInput, exampleRecord, problem, tagged } from '#server/http/openapi.ts'
import { sendPart, unchanged } from '#server/http/tagged.ts'
import { CHANGES_KEPT_DAYS } from '#server/changes/changes.ts'
import { CHANGES_PATH } from '#server/changes/cursor.ts'
import { CONTENT_EVENTS } from '#server/changes/events.shared.ts'

const { _id, version, updatedAt } = exampleRecord

/** What an event says of a record. */
export const contentNews = z
  .object({
    kind: z.string().openapi({ description: 'The content type, such as `clients`' }),
    id: z.string(),
    path: z.string().nullable().openapi({ description: 'The page that shows it; null where none does any more' }),
    resource: z.string().nullable().openapi({
      description:
        'The record over REST, of which a GET answers 404 where it is gone; null for kinds that are on the site alone',
    }),
    epoch: z
      .number()
      .int()
      .openapi({ description: 'Grows with each restore of a backup, after which versions repeat' }),
    version: z.number().int().openapi({ description: 'Grows with each change of an epoch' }),
    updatedAt: z.string().openapi({
      format: 'date-time',
      description: 'That of the record; when it closed, or was taken away',
    }),
  })
  .openapi('ContentNews')
export const exampleContent = {
  kind: 'clients',
  id: _id,
  path: `/our-clients/${_id}`,
  resource: `/api/v1/clients/${_id}`,
  epoch: 0,
  version,
  updatedAt,
}

const event = z
  .object({
    id: z.string().openapi({ description: 'The same as the `webhook-id` of the webhooks that hear of it' }),
    type: z.string().openapi({ description: `One of ${CONTENT_EVENTS.join(', ')}` }),
    timestamp: z.string().openapi({ format: 'date-time', description: 'When it was noted' }),
    data: contentNews,
  })
  .openapi('ChangeEvent')

const answer = z
  .object({
    data: z.array(event).max(LIST_MAX),
    cursor: z.string().openapi({ description: 'Where to go on, now or later' }),
    next: z
      .string()
      .optional()
      .openapi({ format: 'uri', description: 'The address of what follows; missing where nothing follows yet' }),
  })
  .openapi('Changes')

const query = z.strictObject({
  since: z.iso
    .datetime({ offset: true, error: () => m.date_expected({ form: '2026-11-23T06:00:00Z' }) })
    .optional()
    .openapi({
      format: 'date-time',
      description: `From this moment on, for looking back only: what commits late has earlier moments, and clocks differ. Without it, from the oldest event that is kept. Older than ${CHANGES_KEPT_DAYS} days it is refused`,
    }),
  cursor: z.string().max(CURSOR_MAX).optional().openapi({
    description:
      'Where to go on: the `cursor` of an answer, or the header `Changes-Cursor` of a list. Beside it, `since` counts for nothing',
  }),
  limit: limitOf('Events of one answer'),
})

const exampleEvent = {
  id: 'msg_0b6f2f4e-6f7e-4a5b-96ad-4d2fa0a10c8d',
  type: 'content.published',
  timestamp: updatedAt,
  data: exampleContent,
}

/** What has happened to content, one event after the other: what webhooks hear, for whoever asks. */
export const changesRest = apiRouter().openapi(
  createRoute({
    method: 'get',
    path: CHANGES_PATH,
    tags: ['Changes'],
    operationId: 'listChanges',
    summary: 'What was published, changed, closed, unpublished and deleted, the oldest first',
    description: `Kept for ${CHANGES_KEPT_DAYS} days. Begin with the header \`Changes-Cursor\` of a list, then go on with the \`cursor\` of the last answer, now or later. No event comes twice or is left out: places follow the order of commits.`,
    request: { query },
    responses: {
      200: {
        description: 'Events in the order in which they happened',
        headers: tagged,
        content: {
          'application/json': { schema: answer, example: { data: [exampleEvent], cursor: 'WzEsIkY0ZEtQMVN3Iiw0Ml0' } },
        },
      },
      ...unchanged,
      ...badInput,
      410: problem(
        'Something between is no longer kept, or a restore has begun the feed anew: read the lists, and go on from their places',
        'GONE',
        goneSentence(),
      ),
    },
  }),
  async c => sendPart(c, await changesFrom(c.req.valid('query'))),
)
