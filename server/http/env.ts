import type { HttpBindings } from '@hono/node-server'
import type { RequestIdVariables } from 'hono/request-id'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { Spool } from '#server/http/spool.ts'
import type { Program, User } from '#server/http/user.ts'

/** What a request brings: its body in pieces, of which no more come than its route takes, and where files of it are kept. */
export type Incoming = { chunks: () => AsyncGenerator<Buffer>; spool: Spool }

/**
 * Hono's context. `user` is set behind `middlewareFor`, `program` where a request has an API token, `kept` on responses
 * from the cache, `body` where one comes. `incoming` is missing without a Node server (tests, `vite dev`).
 */
export type HonoEnv = {
  Bindings: Partial<HttpBindings>
  Variables: RequestIdVariables &
    SecureHeadersVariables & { user: User | Program; program?: Program; kept?: true; body?: Incoming }
}
