import type { Agency } from '#i18n/agency.ts'
import { plural, wholeLocales } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { baseLocale, type Locale, locales } from '#i18n/paraglide/runtime.js'
import { config } from '#server/config/config.ts'
import { type Document, readDocuments } from '#server/drafts/documents.ts'
import type { Reader } from '#server/db/client.ts'
import { leftOutBy, partsOf } from '#server/registration/define-part.shared.ts'
import { contentFeatures, type DeskItem, registeredFeatures } from '#server/registration/define-feature.ts'
import { stored } from '#server/features/settings/content.ts'
import type { Retention } from '#server/registration/define-settings.ts'
import { toAddress } from '#server/files/domain.ts'
import { agencyIn } from '#server/features/settings/facts.ts'
import { partsOff, type Settings } from '#server/features/settings/schema.ts'

export { storedGroup } from '#server/features/settings/content.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const REMINDER_DAYS = 60
/** Older figures need a new count. */
const FIGURE_VALID_MS = 366 * DAY_MS

type Published = { [Group in keyof Settings]?: Document<NonNullable<Settings[Group]>> }

/** The published facts of the agency by group. */
export async function findSettings(): Promise<Published> {
  const entries = await Promise.all(
    Object.entries(stored).map(async ([group, { store }]) => {
      const [document] = await readDocuments<object>(store as never)
      return [group, document] as const
    }),
  )
  return Object.fromEntries(entries.filter(([, document]) => document)) as Published
}

/** For how many months a feature keeps personal data by the settings of the agency, as a transaction sees them. */
export async function findMonths(database: Reader, { field, usual }: Retention): Promise<number> {
  const { content } = contentFeatures().find(({ name }) => name === 'settings-retention')!
  const [live] = await content.readLive(database)
  const months = (live?.data as Record<string, unknown> | undefined)?.[field]
  return typeof months === 'number' ? months : usual
}

/** The parts that the agency does not use: as an owner has published, or else as PARTS says. */
async function findPartsOff(): Promise<string[]> {
  const { content } = contentFeatures().find(({ name }) => name === 'settings-parts')!
  const [live] = await readDocuments<object>(content as never)
  const parts = partsOf(registeredFeatures())
  return live ? partsOff(parts, live) : leftOutBy(parts, config.PARTS)
}

async function findPartsUsed(): Promise<string[]> {
  const off = await findPartsOff()
  return partsOf(registeredFeatures()).flatMap(({ name }) => (off.includes(name) ? [] : name))
}

/** The facts of the agency as they are published, in every language. */
export async function findAgency(): Promise<Record<Locale, Agency>> {
  const { hostname } = new URL(config.PUBLIC_URL)
  const [settings, off] = await Promise.all([findSettings(), findPartsOff()])
  const facts = (locale: Locale) => ({
    ...agencyIn(locale, hostname, settings),
    ...(off.length > 0 && { off }),
  })
  return Object.fromEntries(locales.map(locale => [locale, facts(locale)])) as Record<Locale, Agency>
}

/** The values of a group without what the record says of itself. */
function valuesOf<Group extends Document<object>>(document: Group | undefined) {
  const { _id, version: _version, updatedAt: _updatedAt, ...values } = document ?? ({} as Partial<Group>)
  return values as Partial<Omit<Group, keyof Document<object>>>
}

/** What programs read of the agency: the published values of all groups, in both languages, with the time of the last change. */
export async function findFacts() {
  const { identity, licence, contact, networks, figures, languages } = await findSettings()
  const changes = [identity, licence, contact, networks, figures, languages].map(group => group?.updatedAt ?? '')
  const { mark, share, shareFocus: _, ...names } = valuesOf(identity)
  const { isEnglishOnly } = valuesOf(languages)
  return {
    ...names,
    ...(mark && { mark: toAddress(mark) }),
    ...(share && { share: toAddress(share) }),
    licences: licence?.licences ?? [],
    phones: [],
    emails: [],
    addresses: [],
    ...valuesOf(contact),
    networks: networks?.networks ?? [],
    figures: [],
    ...valuesOf(figures),
    parts: await findPartsUsed(),
    languages: isEnglishOnly ? [baseLocale] : wholeLocales,
    updatedAt: changes.toSorted().at(-1) || null,
  }
}

/** Licences that have expired, or will within sixty days. */
export async function findEndingLicences(now = Date.now()) {
  const { licence } = await findSettings()
  return (licence?.licences ?? []).flatMap(({ number, validUntil }) => {
    if (!validUntil) return []
    const endsAt = Date.parse(`${validUntil}T00:00:00+06:00`) + DAY_MS
    const daysLeft = Math.ceil((endsAt - now) / DAY_MS)
    return daysLeft > REMINDER_DAYS ? [] : [{ number, validUntil, daysLeft, hasExpired: endsAt <= now }]
  })
}

/** Licences that end and figures from long ago, for the dashboard. */
export async function settingsOnDesk(): Promise<DeskItem[]> {
  const now = Date.now()
  const licences = await findEndingLicences(now)
  const { figures } = await findSettings()
  const dates = [figures?.placed ? figures.placedAsOf : undefined, ...(figures?.figures ?? []).map(({ asOf }) => asOf)]
  const outdated = dates.filter(asOf => asOf !== undefined && now - Date.parse(asOf) > FIGURE_VALID_MS)
  return [
    {
      id: 'licences-ending',
      group: 'system',
      right: 'settings',
      label: m.desk_licences(plural(licences.length)),
      count: licences.length,
      to: '/admin/settings/licence',
      screen: '/admin/settings',
      tone: 'urgent',
    },
    {
      id: 'figures-outdated',
      group: 'content',
      right: 'settings',
      label: m.desk_figures(plural(outdated.length)),
      count: outdated.length,
      to: '/admin/settings/figures',
    },
  ]
}
