import { createMiddleware } from 'hono/factory'
import { limitWrite } from '#server/limits.ts'
import { findPerson, requireStaff } from '#server/trpc.ts'

/** Lets signed-in staff through, as often as a person can mean it. */
export const staffOnly = createMiddleware(async (c, next) => {
  const { user } = await findPerson(c.req.raw.headers)
  await limitWrite(requireStaff(user).id)
  await next()
})
