import { Hono } from 'hono'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { documentRest } from '#server/drafts/document-rest.ts'
import { byIds, companiesContent, list } from '#server/features/companies/domain.ts'
import { publicCompanyFields } from '#server/features/companies/schema.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { examplePicture } from '#server/http/openapi.ts'
import { readableElsewhere } from '#server/http/cross-origin.ts'
import { sendList } from '#server/http/tagged.ts'

/** The published companies as the file that the site reads in the browser. */
export const companiesFile = new Hono<HonoEnv>().get('/', readableElsewhere, c => sendList(c, list))

export const companiesRest = documentRest({
  store: companiesContent as unknown as ContentStore,
  path: '/companies',
  tag: 'Companies',
  name: 'Company',
  many: 'group companies',
  fields: publicCompanyFields,
  example: {
    logo: examplePicture,
    companyName: 'Padma Travels',
    companyNameBn: 'পদ্মা ট্রাভেলস',
    oneLine: 'Tickets for workers and their families.',
    founded: 2004,
    place: 'Dhaka',
    people: 12,
  },
  read: byIds,
})
