import { read, type Reader } from '#server/db/client.ts'
import { monthsKept } from '#server/features/settings/domain.ts'

/** For how many months a closed complaint is kept, by the settings of the agency. */
export const retentionMonths = (database: Reader = read): Promise<number> => monthsKept('complaint', database)

/** The day on which a complaint is deleted that was closed on this one (YYYY-MM-DD). */
export function deleteOnOf(closedOn: string, months: number): string {
  const [year = 0, month = 1, day = 1] = closedOn.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
