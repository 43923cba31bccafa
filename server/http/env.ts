import type { HttpBindings } from '@hono/node-server'
import type { RequestIdVariables } from 'hono/request-id'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { User } from 'lucia'

/** What Hono's context carries here. `user` is there behind `staffOnly`, `kept` where an answer was kept ready. `incoming` is missing where there is no Node server (tests, `vite dev`). */
export type HonoEnv = {
  Bindings: Partial<HttpBindings>
  Variables: RequestIdVariables & SecureHeadersVariables & { user: User; kept?: true }
}
