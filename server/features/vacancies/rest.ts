import { z } from '@hono/zod-openapi'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { documentRest } from '#server/drafts/document-rest.ts'
import { exampleRecord } from '#server/http/openapi.ts'
import { vacanciesContent } from '#server/features/vacancies/content.ts'
import { byIds, closings } from '#server/features/vacancies/domain.ts'
import { vacanciesSql } from '#server/features/vacancies/list-sql.ts'
import { COST_ITEMS, vacancyFields } from '#server/features/vacancies/schema.ts'

const { consentOn: _, ...fields } = vacancyFields

const example = {
  trade: 'welder',
  posts: 20,
  country: 'QA',
  city: 'Doha',
  closesOn: '2046-12-31',
  employer: 'Doha Steelworks',
  wage: 1800,
  currency: 'QAR',
  period: 'month',
  hours: 8,
  days: 6,
  months: 24,
  housing: 'free',
  food: 'allowance',
  compensation: 'The employer insures you against injury and death at work.',
  permissionNo: '49.00.0000.123.14.001',
  permissionOn: '2026-10-29',
  approvalNo: 'ADV-2026-0001',
  approvalOn: '2026-11-11',
  approvalOffice: 'Bureau of Manpower, Employment and Training, Dhaka',
  costs: [{ _id: exampleRecord._id, item: 'visa', payer: 'employer' }],
  workerTaka: null,
  unstatedCosts: COST_ITEMS.filter(item => item !== 'visa'),
  slug: 'welder-qatar-4a5b3a0e',
  publishedAt: '2026-11-12T06:00:00.000Z',
  isMarkedUp: true,
}

export const vacanciesRest = documentRest({
  store: vacanciesContent as unknown as ContentStore,
  right: 'vacancies',
  path: '/vacancies',
  tag: 'Vacancies',
  name: 'Vacancy',
  many: 'vacancies, the open ones first',
  fields,
  example,
  derived: {
    slug: z.string().openapi({ description: 'The last part of the address of its page, /jobs/{slug}' }),
    publishedAt: z.string().openapi({ format: 'date-time', description: 'When visitors first saw it' }),
    closing: z.enum(closings).optional().openapi({
      description:
        'Why nobody can apply any more: staff closed it, its last day in Dhaka is over, or all posts are filled. Missing while it is open',
    }),
    isMarkedUp: z.boolean().openapi({ description: 'Whether job search engines may list it' }),
    workerTaka: z.number().int().nullable().openapi({
      description:
        'The most that the worker pays in all, in taka; null while `unstatedCosts` has something: it is not nothing then',
    }),
    unstatedCosts: z.array(z.enum(COST_ITEMS)).openapi({
      description:
        'Costs that the law or a country’s table knows and of which the list of costs does not say who pays how much',
    }),
  },
  unsorted: ['slug', 'workerTaka', 'unstatedCosts'],
  read: byIds,
  sql: vacanciesSql,
})
