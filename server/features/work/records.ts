import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import { contributionsTo } from '#server/registration/define-feature.ts'
import type { WorkedRecords, WorkRecord } from '#server/features/work/contributions.ts'
import type { Reader } from '#server/db/client.ts'
import type { Worked } from '#server/features/work/worked.shared.ts'

/** What the feature of a kind says of its records, which there are none of where it is away. */
export const recordsOf = (on: Worked): Pick<WorkedRecords, 'find' | 'page' | 'missing'> => givenOf(on) ?? NO_RECORDS

const givenOf = (on: Worked) => contributionsTo('work').find(({ from }) => from === on)?.given
const NO_RECORDS = { find: async () => [], page: '/admin', missing: m.record_missing }

/** How colleagues are given records of a kind. Throws NOT_FOUND where the feature is away. */
export function requireWorked(on: Worked): WorkedRecords {
  const given = givenOf(on)
  if (!given) throw new AppError('NOT_FOUND', m.record_missing())
  return given
}

/** One of them. Throws NOT_FOUND. */
export async function requireRecord(database: Reader, on: Worked, id: string): Promise<WorkRecord> {
  const [found] = await recordsOf(on).find(database, { ids: [id] })
  if (!found) throw new AppError('NOT_FOUND', recordsOf(on).missing())
  return found
}
