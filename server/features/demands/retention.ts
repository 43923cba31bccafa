import { read, type Reader } from '#server/db/client.ts'
import { demandRetention } from '#server/features/demands/settings-schema.ts'
import { findMonths } from '#server/features/settings/domain.ts'

/** For how many months a demand is kept from its last change on, by the settings of the agency. */
export const retentionMonths = (database: Reader = read): Promise<number> => findMonths(database, demandRetention)

/** When a demand is deleted that was changed at this moment. */
export function deleteAfterOf(at: Date, months: number): Date {
  const end = new Date(at)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end
}
