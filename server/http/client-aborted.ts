import type { Context } from 'hono'
import type { HonoEnv } from '#server/http/env.ts'

/** Whether the client closed the connection before its request was complete: a failure then is no defect of ours. */
export function clientAborted(c: Context<HonoEnv>): boolean {
  const request = c.env?.incoming
  return request !== undefined && request.destroyed && !request.complete
}
