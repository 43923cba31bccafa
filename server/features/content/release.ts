import { Hono } from 'hono'
import { releaseEditing } from '#server/drafts/presence.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { findPerson } from '#server/trpc/procedures.ts'

/** A closing tab says with `navigator.sendBeacon` that its record is no longer open there. Anybody else is simply not heard. */
export const releaseRoute = new Hono<HonoEnv>().post('/release', async c => {
  const { user } = await findPerson(c.req.raw.headers, undefined, true)
  if (user) await releaseEditing(user, (await c.req.text()).slice(0, 64))
  return c.body(null, 204)
})
