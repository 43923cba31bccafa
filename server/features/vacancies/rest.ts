import { z } from '@hono/zod-openapi'
import { documentRest } from '#server/content/document-rest.ts'
import { closings, list } from '#server/features/vacancies/domain.ts'
import { vacancyFields, vacancyLists } from '#server/features/vacancies/schema.ts'

const { consentOn: _, ...fields } = vacancyFields

export const vacanciesRest = documentRest({
  path: '/vacancies',
  tag: 'Vacancies',
  name: 'Vacancy',
  many: 'vacancies, the open ones first',
  fields,
  lists: vacancyLists,
  derived: {
    slug: z.string().openapi({ description: 'The last part of the address of its page, /jobs/{slug}' }),
    publishedAt: z.string().openapi({ format: 'date-time', description: 'When visitors first saw it' }),
    closing: z.enum(closings).optional().openapi({
      description:
        'Why nobody can apply any more: staff closed it, its last day in Dhaka is over, or all posts are filled. Missing while it is open',
    }),
    isMarkedUp: z.boolean().openapi({ description: 'Whether job search engines may list it' }),
  },
  read: () => list(),
  tagOf: ({ version, closing = 'open' }) => `${version}-${closing}`,
})
