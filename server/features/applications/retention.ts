import { DEPARTED, type State, TAKING } from '#server/features/applications/stages/states.shared.ts'
import { read, type Reader } from '#server/db/client.ts'
import { applicationRetention } from '#server/features/applications/retention.shared.ts'
import { findMonths } from '#server/features/settings/domain.ts'

export type RetentionMonths = Record<keyof typeof applicationRetention, number>

/** For how many months applications are kept from their last change on, by the settings of the agency. */
export async function retentionMonths(database: Reader = read): Promise<RetentionMonths> {
  const [unsuccessful, departed] = await Promise.all([
    findMonths(database, applicationRetention.unsuccessful),
    findMonths(database, applicationRetention.departed),
  ])
  return { unsuccessful, departed }
}

/**
 * The first text of consent that says how long an application is kept once its person is selected; before, that began
 * with the departure.
 */
const SELECTED_SINCE = 2

/**
 * When an application is deleted that has come to a state at this moment: of whoever is selected, who may wait long for
 * a visa, after the longer time, as far as the text of `consent` said so. docs/decisions/0116 says why.
 */
export function deleteAfterOf(
  { state, consent }: { state: State; consent: number },
  at: Date,
  months: RetentionMonths,
): Date {
  const isLong = (consent < SELECTED_SINCE ? DEPARTED : TAKING).includes(state)
  const end = new Date(at)
  end.setUTCMonth(end.getUTCMonth() + (isLong ? months.departed : months.unsuccessful))
  return end
}
