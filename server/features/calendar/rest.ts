import { Hono } from 'hono'
import { readFeed } from '#server/features/calendar/feed.ts'
import { clientAddressOf } from '#server/http/client-address.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { limitCalendar } from '#server/features/calendar/limits.ts'

/**
 * The calendar of a secret link, for programs that come by themselves every hour. The secret is in the query, which no log has. Links that open
 * nothing are counted. docs/decisions/0097 says why.
 */
export const calendarFeed = new Hono<HonoEnv>().get('/', async c => {
  const key = c.req.query('key') ?? ''
  const calendar = await limitCalendar(clientAddressOf(c.req.raw.headers, c.env?.incoming), key, () => readFeed(key))
  c.header('cache-control', 'private, no-store')
  if (calendar === null) return c.text('Not Found', 404)
  c.header('content-type', 'text/calendar; charset=utf-8')
  c.header('content-disposition', 'inline; filename="calendar.ics"')
  c.header('referrer-policy', 'no-referrer')
  return c.body(calendar)
})
