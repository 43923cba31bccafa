import { AppError } from '#server/errors.ts'
import { contributionsTo } from '#server/registration/define-feature.ts'
import type { WorkedRecords, WorkRecord } from '#server/features/work/contributions.ts'
import type { Reader } from '#server/db/client.ts'
import type { Worked } from '#server/permissions.ts'

/** What the feature of a kind says of its records. */
export const recordsOf = (on: Worked): WorkedRecords => contributionsTo('work').find(({ from }) => from === on)!.given

/** One of them. Throws NOT_FOUND. */
export async function requireRecord(database: Reader, on: Worked, id: string): Promise<WorkRecord> {
  const [found] = await recordsOf(on).find(database, { ids: [id] })
  if (!found) throw new AppError('NOT_FOUND', recordsOf(on).missing())
  return found
}
