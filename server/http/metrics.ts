import { createMiddleware } from 'hono/factory'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { config } from '#server/config/config.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { onClose } from '#server/process/lifecycle.ts'

const registers = [new Registry()]
const [registry] = registers as [Registry]
let isProcessMeasured = false

/**
 * Measures memory, CPU, garbage collection and the event loop, from the first call to the end of the process. Each
 * server counts from 0.
 */
export function measureProcess(): void {
  onClose(() => registry.resetMetrics())
  if (!isProcessMeasured) collectDefaultMetrics({ register: registry })
  isProcessMeasured = true
}

/** Seconds until a response was ready, by route; responses from the cache count under the route `kept`. */
export const requestDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Seconds until a response was ready',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  registers,
})
/** Seconds that changes waited for the database's write lock. */
export const databaseWaits = new Histogram({
  name: 'database_write_wait_seconds',
  help: 'Seconds until a change could begin',
  buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
  registers,
})
/** Attempts to sign in, by result: right, wrong or limited. */
export const signIns = new Counter({
  name: 'sign_ins_total',
  help: 'Tries to sign in',
  labelNames: ['result'],
  registers,
})

/** A gauge that is read at each scrape, such as queued mails; NaN while it cannot be read, no value where it is undefined. */
export function gauge(name: string, help: string, count: () => Promise<number | undefined>): void {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        const value = await count().catch(() => Number.NaN)
        if (value === undefined) this.remove()
        else this.set(value)
      },
    }),
  )
}

type ByLabel = (name: string, help: string, label: string, find: () => Promise<Record<string, number>>) => void

/** Gauges that are read at each scrape, one for each of a bounded number of values of a label; none while they cannot be read. */
export const gauges: ByLabel = (...args) => register(Gauge, ...args)

/** The same for numbers that only grow and are stored elsewhere. */
export const counters: ByLabel = (...args) => register(Counter, ...args)

function register(Metric: typeof Gauge | typeof Counter, ...[name, help, label, find]: Parameters<ByLabel>): void {
  registry.registerMetric(
    new Metric({
      name,
      help,
      labelNames: [label],
      registers: [],
      async collect() {
        const values = await find().catch(() => ({}))
        this.reset()
        for (const [each, value] of Object.entries(values)) this.inc({ [label]: each }, value)
      },
    }),
  )
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/**
 * Metrics for Prometheus: with METRICS_TOKEN, or without one from this machine alone. Behind a proxy every request
 * seems to come from here.
 */
export const metrics = createMiddleware<HonoEnv>(async c => {
  const isLocal =
    LOOPBACK.test(c.env?.incoming?.socket.remoteAddress ?? '') &&
    !c.req.header('x-forwarded-for') &&
    config.TRUST_PROXY === 0
  const isAllowed = config.METRICS_TOKEN ? c.req.header('authorization') === `Bearer ${config.METRICS_TOKEN}` : isLocal
  if (!isAllowed) return errorResponse(403, 'FORBIDDEN', 'Figures are for the operator')
  return c.text(await registry.metrics(), 200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
})
