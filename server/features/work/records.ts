import { AppError } from '#server/errors.ts'
import { fromFeatures, type WorkedRecords, type WorkRecord } from '#server/define-feature.ts'
import type { Reader } from '#server/db/client.ts'
import type { Worked } from '#server/permissions.ts'

/** What each feature says of its records, by its name. */
export const workedRecords = fromFeatures(
  features => new Map(features.flatMap(({ name, worked }) => (worked ? [[name, worked] as const] : []))),
)

/** The same of one kind. */
export const recordsOf = (on: Worked): WorkedRecords => workedRecords().get(on)!

/** One of them. Throws NOT_FOUND. */
export async function requireRecord(database: Reader, on: Worked, id: string): Promise<WorkRecord> {
  const [found] = await recordsOf(on).find(database, { ids: [id] })
  if (!found) throw new AppError('NOT_FOUND', recordsOf(on).missing())
  return found
}
