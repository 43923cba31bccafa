import { Hono } from 'hono'
import { documentRest } from '#server/content/document-rest.ts'
import { list, publicRecords } from '#server/features/companies/domain.ts'
import { publicCompanyFields } from '#server/features/companies/schema.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { sendList } from '#server/http/tagged.ts'

/** The published companies as the file that the site reads in the browser. */
export const companiesFile = new Hono<HonoEnv>().get('/', c => sendList(c, list))

export const companiesRest = documentRest({
  path: '/companies',
  tag: 'Companies',
  name: 'Company',
  many: 'group companies',
  fields: publicCompanyFields,
  read: publicRecords,
})
