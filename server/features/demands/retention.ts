import { read, type Reader } from '#server/db/client.ts'
import { findRetention } from '#server/features/settings/domain.ts'
import { RETENTION_MONTHS } from '#server/features/settings/schema.ts'

/** For how many months a demand is kept from its last change on, by the settings of the agency. */
export const retentionMonths = async (database: Reader = read): Promise<number> =>
  (await findRetention(database)).demandMonths ?? RETENTION_MONTHS.demand

/** When a demand is deleted that was changed at this moment. */
export function deleteAfterOf(at: Date, months: number): Date {
  const end = new Date(at)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end
}
