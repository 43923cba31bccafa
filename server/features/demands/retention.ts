import { read, type Reader } from '#server/db/client.ts'
import { monthsKept } from '#server/features/settings/domain.ts'

/** For how many months a demand is kept from its last change on, by the settings of the agency. */
export const retentionMonths = (database: Reader = read): Promise<number> => monthsKept('demand', database)

/** When a demand is deleted that was changed at this moment. */
export function deleteAfterOf(at: Date, months: number): Date {
  const end = new Date(at)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end
}
