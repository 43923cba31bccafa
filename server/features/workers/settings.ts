import type { Reader } from '#server/db/client.ts'
import { storedGroup } from '#server/features/settings/domain.ts'
import { type StageNeeds, toStageNeeds } from '#server/features/workers/schema.ts'
import { stageSettings } from '#server/features/workers/settings-schema.ts'

export const storedSettings = storedGroup(stageSettings)

/** What stages need by the settings of the agency, as a transaction sees them; a stage without a row needs what is usual. */
export async function findStageNeeds(database: Reader): Promise<StageNeeds> {
  const [live] = await storedSettings.store.readLive(database)
  return toStageNeeds(live?.data.rows ?? [])
}
