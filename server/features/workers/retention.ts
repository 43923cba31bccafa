import { read, type Reader } from '#server/db/client.ts'
import { monthsKept } from '#server/features/settings/domain.ts'

/** For how many months a file is kept from its last change on, by the settings of the agency. */
export const retentionMonths = (database: Reader = read): Promise<number> => monthsKept('worker', database)

/** When the time of a file is over that was changed at this moment. */
export function deleteAfterOf(changedAt: Date, months: number): Date {
  const end = new Date(changedAt)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end
}
