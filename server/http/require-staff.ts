import { createMiddleware } from 'hono/factory'
import type { HonoEnv } from '#server/http/env.ts'
import { limitWrite } from '#server/http/rate-limits.ts'
import type { Needed } from '#server/permissions.ts'
import { findPerson, requireRight, requireStaff } from '#server/trpc/procedures.ts'

/** Lets signed-in staff with the right through, within WRITE_LIMIT, and tells in RateLimit how much of that is left. */
export const middlewareFor = (right: Needed) =>
  createMiddleware<HonoEnv>(async (c, next) => {
    const user = requireRight(requireStaff((await findPerson(c.req.raw.headers)).user), right)
    const quota = await limitWrite(user.id)
    c.set('user', user)
    await next()
    if (!quota) return
    c.header('ratelimit-policy', `"requests";q=${quota.points};w=60`)
    c.header('ratelimit', `"requests";r=${quota.remaining};t=${quota.seconds}`)
  })
