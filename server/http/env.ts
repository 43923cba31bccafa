import type { HttpBindings } from '@hono/node-server'
import type { RequestIdVariables } from 'hono/request-id'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { Incoming } from '#server/http/gate.ts'
import type { Program, User } from '#server/http/user.ts'

/** Hono's context. `user` is set behind `middlewareFor`, `program` where a request has an API token, `kept` on responses from the cache, `body` where one comes. `incoming` is missing without a Node server (tests, `vite dev`). */
export type HonoEnv = {
  Bindings: Partial<HttpBindings>
  Variables: RequestIdVariables &
    SecureHeadersVariables & { user: User | Program; program?: Program; kept?: true; body?: Incoming }
}
