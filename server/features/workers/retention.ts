import { read, type Reader } from '#server/db/client.ts'
import { findRetention } from '#server/features/settings/domain.ts'
import { RETENTION_MONTHS } from '#server/features/settings/schema.ts'

/** For how many months a file is kept from its last change on, by the settings of the agency. */
export async function retentionMonths(database: Reader = read): Promise<number> {
  return (await findRetention(database)).workerMonths ?? RETENTION_MONTHS.worker
}

/** When the time of a file is over that was changed at this moment. */
export function deleteAfterOf(changedAt: Date, months: number): Date {
  const end = new Date(changedAt)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end
}
