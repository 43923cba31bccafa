import { m } from '#i18n/paraglide/messages.js'
import { plural } from '#i18n/locale.ts'
import { isUsed } from '#i18n/agency.ts'
import { z } from '#i18n/zod.ts'
import { read, type Reader } from '#server/db/client.ts'
import type { ContentStore, Live } from '#server/drafts/define-content.ts'
import { storedGroup } from '#server/features/settings/content.ts'
import { partsGroup, partsOff } from '#server/features/settings/schema.ts'
import { callsOf } from '#server/http/rest-paths.ts'
import type { Limit } from '#server/registration/define-limits.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import { type OfPart, type Part, partOf, partsOf } from '#server/registration/define-part.shared.ts'

/** The group of all these parts with its store, which leaves no part off that people wait in. */
export function storedParts(parts: readonly Part[]) {
  const group = storedGroup(partsGroup(parts))
  const store: ContentStore<object> = group.store
  const checked =
    (write: ContentStore<object>['insertLive']): ContentStore<object>['insertLive'] =>
    async (transaction, records, at) => {
      for (const record of records) await requireNobodyWaits(transaction, parts, record)
      return write(transaction, records, at)
    }
  return { ...group, store: { ...store, insertLive: checked(store.insertLive), updateLive: checked(store.updateLive) } }
}

/** Throws a ZodError with each part that is to go while people wait in it. */
async function requireNobodyWaits(transaction: Reader, parts: readonly Part[], { data }: Live<object>) {
  const going = partsOff(parts, data).filter(isUsed)
  const issues = await Promise.all(
    going.map(async name => {
      const count = (await waitingIn(transaction, name)).reduce((sum, each) => sum + each.count, 0)
      const message = m.part_waits({ ...plural(count), part: parts.find(part => part.name === name)!.label() })
      return count > 0 ? [{ code: 'custom' as const, path: [name], message, input: false }] : []
    }),
  )
  if (issues.flat().length > 0) throw new z.ZodRealError(issues.flat())
}

const featuresOf = (name: string) => registeredFeatures().filter(feature => partOf(feature as OfPart) === name)

/** The lists of a part in which people wait, with how many. */
async function waitingIn(database: Reader, name: string) {
  const lists = featuresOf(name).flatMap(({ waiting }) => waiting ?? [])
  const counted = await Promise.all(lists.map(async ({ list, count }) => ({ list, count: await count(database) })))
  return counted.filter(({ count }) => count > 0)
}

/** How often strangers may do something, where there is a bound. */
function shownLimit({ name, points, minutes }: Limit) {
  const times = typeof points === 'function' ? points() : points
  return times > 0 ? [{ name, times, minutes }] : []
}

/** Of each part what goes and comes with it besides its pages and screens, and who waits in it. */
export const describeParts = () =>
  Promise.all(
    partsOf(registeredFeatures()).map(async ({ name }) => ({
      name,
      calls: featuresOf(name).flatMap(({ rest }) => (rest ? callsOf(rest) : [])),
      mails: featuresOf(name).flatMap(({ notices = {} }) => Object.values(notices).map(({ label }) => label())),
      limits: featuresOf(name).flatMap(({ limits = {} }) => Object.values(limits).flatMap(shownLimit)),
      waiting: await waitingIn(read, name),
    })),
  )
