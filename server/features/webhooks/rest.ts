import { z } from '@hono/zod-openapi'
import { apiRouter, exampleRecord } from '#server/http/openapi.ts'
import { changesRest, contentNews as content, exampleContent } from '#server/features/webhooks/feed-rest.ts'
import { type ContentEvent, TEST_EVENT } from '#server/changes/events.shared.ts'
import { describeNews, type NewsDescription } from '#server/features/webhooks/describe-news.ts'

const { _id } = exampleRecord
const exampleGone = { ...exampleContent, path: null }

const events: Record<ContentEvent | typeof TEST_EVENT, NewsDescription> = {
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
  [TEST_EVENT]: ['A member of staff tries the webhook', z.object({ webhook: z.string() }), { webhook: _id }],
}

/** The feed of changes, and a description of what webhooks are sent. */
export const webhooksRest = apiRouter().route('/', changesRest)
for (const [event, description] of Object.entries(events)) describeNews(webhooksRest, event, description)
