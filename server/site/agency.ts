import { setAgency } from '#i18n/agency.ts'
import { collectAreas, noteRead } from '#server/cache/areas.ts'
import { versionForVisitor } from '#server/cache/content-version.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import { perServer } from '#server/process/lifecycle.ts'
import { log } from '#server/process/log.ts'

const current = perServer<{ contentVersion?: number; facts?: string; areas?: Set<string> }>(
  () => ({}),
  () => setAgency({}),
)
let version = 0

/** Grows when the facts of the agency change: what is rendered with them is cached under it. */
export const agencyVersion = (): number => version

/**
 * Makes `agency()` give what is published now. Called before everything that renders or writes a mail. While the database does not
 * respond, the facts stay as they were.
 */
export async function refreshAgency(): Promise<void> {
  const contentVersion = await versionForVisitor()
  const known = current()
  if (contentVersion === undefined || known.contentVersion === contentVersion) return
  try {
    const read = registeredFeatures().find(({ agency }) => agency)?.agency
    const { result: facts = {}, areas } = await collectAreas(async () => read?.())
    const text = JSON.stringify(facts)
    if (text !== known.facts) {
      setAgency(facts)
      version++
    }
    Object.assign(known, { contentVersion, facts: text, areas })
  } catch (error) {
    log.error({ err: error }, 'the facts of the agency could not be read')
  }
}

/** What is rendered here shows facts of the agency. */
export const noteAgencyRead = (): void => noteRead(...(current().areas ?? []))

/** A record as visitors read it: with the facts of the agency where its texts ask for them. */
export const fillSlots = async <Shape extends object>(record: Shape): Promise<Shape> =>
  (await registeredFeatures()
    .find(feature => feature.fillSlots)
    ?.fillSlots?.(record)) ?? record
