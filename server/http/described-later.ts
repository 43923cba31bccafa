import { z } from '@hono/zod-openapi'

const later = new Map<string, () => object>()

/**
 * A body of any members, of which the document says by its name what `describe` gives. That is asked once the document
 * is read: at the start it would take as long as all other schemas together.
 */
export function describedLater(name: string, describe: () => object): z.ZodRecord<z.ZodString, z.ZodUnknown> {
  later.set(name, describe)
  return z.record(z.string(), z.unknown()).openapi(name)
}

/** Puts what is described later into the schemas of a document. */
export function describeNow(schemas: Record<string, object> = {}): void {
  for (const [name, describe] of later) if (Object.hasOwn(schemas, name)) schemas[name] = describe()
}
