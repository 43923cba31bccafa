import type { Reader } from '#server/db/client.ts'
import { storedGroup } from '#server/features/settings/domain.ts'
import { type StageNeeds, toStageNeeds } from '#server/features/workers/schema.ts'
import { toValidityRules, type ValidityRule } from '#server/features/workers/validity.shared.ts'
import { stageSettings } from '#server/features/workers/settings-schema.ts'

export const storedSettings = storedGroup(stageSettings)

export type StageRules = { needs: StageNeeds; validity: ValidityRule[] }

/**
 * What stages need, and how long that has to be valid, by the settings of the agency, as a transaction sees them; where
 * there is no row it is what is usual.
 */
export async function findStageRules(database: Reader): Promise<StageRules> {
  const [live] = await storedSettings.store.readLive(database)
  return { needs: toStageNeeds(live?.data.rows ?? []), validity: toValidityRules(live?.data.validity ?? []) }
}
