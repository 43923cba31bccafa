import { type DeskReader, shownFeatures } from '#server/registration/define-feature.ts'
import { can } from '#server/permissions.ts'

/** What this person may do of the way from an empty site to one that can be shown, in its order, and what visitors see of each now. */
export async function findFirstSteps(reader: DeskReader) {
  const steps = shownFeatures()
    .flatMap(({ firstSteps = [] }) => firstSteps)
    .filter(({ right }) => can(reader, right))
    .toSorted((one, other) => one.place - other.place)
  return Promise.all(
    steps.map(async ({ step, to, hash, title, text, isOptional = false, look }) => ({
      step,
      to,
      hash,
      title: title(),
      text: text(),
      isOptional,
      ...(await look()),
    })),
  )
}
