import { createMiddleware } from 'hono/factory'
import type { HonoEnv } from '#server/http/env.ts'
import { isProgram, quotaHeaders, requireScope } from '#server/http/programs.ts'
import { limitWrite } from '#server/http/rate-limits.ts'
import type { Needed } from '#server/permissions.ts'
import { findPerson, requireRight, requireStaff } from '#server/trpc/procedures.ts'

/**
 * Lets signed-in staff with the right, and programs whose token has it, through, within WRITE_LIMIT, and tells in
 * RateLimit how much of that is left.
 */
export const middlewareFor = (right: Needed) =>
  createMiddleware<HonoEnv>(async (c, next) => {
    c.res.headers.delete('access-control-allow-origin') // no page of another site reads what takes a right
    const { user: found } = await findPerson(c.req.raw.headers, c.get('program'))
    const user = requireRight(requireStaff(found), right)
    if (isProgram(user) && c.req.method !== 'GET') requireScope(user, 'write')
    const quota = await limitWrite(user.id)
    c.set('user', user)
    await next()
    if (!quota) return
    for (const header of quotaHeaders(quota)) c.header(...header)
  })
