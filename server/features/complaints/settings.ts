import type { Reader } from '#server/db/client.ts'
import { ANSWER_WORKING_DAYS, complaintSettings } from '#server/features/complaints/settings-schema.ts'
import { storedGroup } from '#server/features/settings/domain.ts'

export const storedSettings = storedGroup(complaintSettings)

/** In how many working days a complaint gets its first answer, by the settings of the agency. */
export async function findAnswerDays(database: Reader): Promise<number> {
  const [live] = await storedSettings.store.readLive(database)
  return live?.data.answerDays ?? ANSWER_WORKING_DAYS
}
