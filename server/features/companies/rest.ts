import { Hono } from 'hono'
import { list } from '#server/features/companies/domain.ts'
import type { HonoEnv } from '#server/http/env.ts'

/** The published companies as the file that the site reads in the browser. */
export const companiesFile = new Hono<HonoEnv>().get('/', c =>
  c.json(list(), 200, { 'cache-control': 'public, max-age=3600' }),
)
