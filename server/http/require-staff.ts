import { createMiddleware } from 'hono/factory'
import type { HonoEnv } from '#server/http/env.ts'
import { limitWrite } from '#server/http/rate-limits.ts'
import { findPerson, requireStaff } from '#server/trpc/procedures.ts'

/** Lets signed-in staff through, within WRITE_LIMIT. */
export const staffMiddleware = createMiddleware<HonoEnv>(async (c, next) => {
  const user = requireStaff((await findPerson(c.req.raw.headers)).user)
  await limitWrite(user.id)
  c.set('user', user)
  await next()
})
