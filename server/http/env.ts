import type { HttpBindings } from '@hono/node-server'
import type { RequestIdVariables } from 'hono/request-id'
import type { SecureHeadersVariables } from 'hono/secure-headers'

/** What Hono's context carries here. `incoming` is missing where there is no Node server (tests, `vite dev`). */
export type HonoEnv = { Bindings: Partial<HttpBindings>; Variables: RequestIdVariables & SecureHeadersVariables }
