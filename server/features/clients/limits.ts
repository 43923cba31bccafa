import type { Limits } from '#server/registration/define-limits.ts'
import { take, withWriteLimit } from '#server/http/rate-limits.ts'

export const clientsLimits = {
  imports: { name: 'import', points: withWriteLimit(20), minutes: 1, isHere: true },
} satisfies Limits

/** Counts a file of client countries that a person has compared or written. Throws TOO_MANY_REQUESTS. */
export const limitImport = (person: string): Promise<void> => take([clientsLimits.imports, person])
