import type { Context } from 'hono'
import type { HonoEnv } from '#server/http/env.ts'

/** Whether the other side is gone before its request was whole: what fails then is no defect of ours, and nobody reads an answer. */
export function clientAborted(c: Context<HonoEnv>): boolean {
  const request = c.env?.incoming
  return request !== undefined && request.destroyed && !request.complete
}
