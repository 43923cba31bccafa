import { createMiddleware } from 'hono/factory'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { config } from '#server/config.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { errorResponse } from '#server/http/error-response.ts'

const registers = [new Registry()]
const [registry] = registers as [Registry]
collectDefaultMetrics({ register: registry })

/** Seconds that answers took, by route; what was kept ready counts under its own route, `kept`. */
export const answered = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Seconds until an answer was ready',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  registers,
})
/** Seconds that changes waited for their turn at the database. */
export const databaseWaits = new Histogram({
  name: 'database_write_wait_seconds',
  help: 'Seconds until a change could begin',
  buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
  registers,
})
/** Tries to sign in, by how they ended: right, wrong or limited. */
export const signIns = new Counter({
  name: 'sign_ins_total',
  help: 'Tries to sign in',
  labelNames: ['result'],
  registers,
})

/** Counts something when it is asked for, such as the mails that wait; NaN while it cannot be counted. */
export function gauge(name: string, help: string, count: () => Promise<number>): void {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.set(await count().catch(() => Number.NaN))
      },
    }),
  )
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/** Figures for Prometheus: with the configured token, or from this machine itself when there is none. Behind a proxy everybody seems to be here. */
export const metrics = createMiddleware<HonoEnv>(async c => {
  const isNear =
    LOOPBACK.test(c.env?.incoming?.socket.remoteAddress ?? '') &&
    !c.req.header('x-forwarded-for') &&
    config.TRUST_PROXY === 0
  const isAllowed = config.METRICS_TOKEN ? c.req.header('authorization') === `Bearer ${config.METRICS_TOKEN}` : isNear
  if (!isAllowed) return errorResponse(403, 'FORBIDDEN', 'Figures are for the operator')
  return c.text(await registry.metrics(), 200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
})
