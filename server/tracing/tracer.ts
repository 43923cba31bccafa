import { randomUUID } from 'node:crypto'
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type TextMapGetter,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { log } from '#server/process/log.ts'

const SEND_TIMEOUT_MS = 5_000
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT }
const fromHeaders: TextMapGetter<Headers> = {
  keys: headers => [...headers.keys()],
  get: (headers, name) => headers.get(name) ?? undefined,
}

export type Tracer = ReturnType<typeof openTracer>

/** Sends spans to an OTLP endpoint over HTTP, as JSON, in batches; what it does not take is dropped. */
export function openTracer(endpoint: string, version: string) {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'agency-website',
      'service.version': version,
      'service.instance.id': randomUUID(), // of this process, as two products have one name
    }),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: SEND_TIMEOUT_MS }),
      ),
    ],
  })
  const tracer = provider.getTracer('agency-website')
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())

  async function traceWork<T>(
    name: string,
    work: () => Promise<T>,
    { kind, facts = {}, headers, describe, isPart }: TraceOptions<T>,
  ): Promise<T> {
    if (isPart && !trace.getActiveSpan()) return work()
    const parent = headers ? propagation.extract(ROOT_CONTEXT, headers, fromHeaders) : context.active()
    const span = tracer.startSpan(name, { ...(kind && { kind: KINDS[kind] }), attributes: facts }, parent)
    try {
      const result = await context.with(trace.setSpan(parent, span), work)
      const told = describe?.(result)
      if (told?.name) span.updateName(told.name)
      if (told?.facts) span.setAttributes(told.facts)
      if (told?.isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      return result
    } catch (error) {
      // the name of the error alone: its message may repeat what somebody wrote
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : typeof error })
      throw error
    } finally {
      span.end()
    }
  }

  async function close() {
    await provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'the last traces were not taken'))
    context.disable()
    propagation.disable()
  }
  return { trace: traceWork, close }
}

type Facts = Record<string, string | number>
/** What a span says of its work. */
export type TraceOptions<T> = {
  kind?: 'server' | 'client'
  /** Only as a part of something: nothing on its own. */
  isPart?: true
  facts?: Facts
  headers?: Headers
  describe?: (result: T) => { name?: string; facts?: Facts; isFailed?: boolean }
}
