import { DEPARTED, type State } from '#server/features/applications/states.shared.ts'
import { read, type Reader } from '#server/db/client.ts'
import { findRetention } from '#server/features/settings/domain.ts'
import { RETENTION_MONTHS } from '#server/features/settings/schema.ts'

export type RetentionMonths = Pick<typeof RETENTION_MONTHS, 'unsuccessful' | 'departed'>

/** For how many months applications are kept from their last change on, by the settings of the agency. */
export async function retentionMonths(database: Reader = read): Promise<RetentionMonths> {
  const { unsuccessfulMonths, departedMonths } = await findRetention(database)
  return {
    unsuccessful: unsuccessfulMonths ?? RETENTION_MONTHS.unsuccessful,
    departed: departedMonths ?? RETENTION_MONTHS.departed,
  }
}

/** When an application is deleted that has come to a state at this moment. */
export function deleteAfterOf(state: State, at: Date, months: RetentionMonths): Date {
  const end = new Date(at)
  end.setUTCMonth(end.getUTCMonth() + (DEPARTED.includes(state) ? months.departed : months.unsuccessful))
  return end
}
