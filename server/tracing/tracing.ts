import { config } from '#server/config/config.ts'
import { onClose } from '#server/process/lifecycle.ts'
import type { TraceOptions, Tracer } from '#server/tracing/tracer.ts'

let tracer: Tracer | undefined

/** Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT, where one is set: otherwise nothing of OpenTelemetry is loaded. */
export async function startTracing(): Promise<void> {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return
  const { openTracer } = await import('#server/tracing/tracer.ts')
  const opened = openTracer(config.OTEL_EXPORTER_OTLP_ENDPOINT, __VERSION__)
  tracer = opened
  onClose(() => {
    tracer = undefined
    return opened.close()
  })
}

/**
 * Does some work as a span, below the span it is part of. `headers` are those of a request, whose trace goes on. `describe` names what is
 * known at the end. Nothing that names people, no address and no text, may be among the facts.
 */
export function traced<T>(name: string, work: () => Promise<T>, options: TraceOptions<T> = {}): Promise<T> {
  return tracer ? tracer.trace(name, work, options) : work()
}
