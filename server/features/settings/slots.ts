import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { baseLocale, type Locale, locales } from '#i18n/paraglide/runtime.js'
import { allContributionsTo, fromFeatures } from '#server/registration/define-feature.ts'
import type { Slot } from '#server/features/settings/contributions.ts'
import { findAgency } from '#server/features/settings/domain.ts'

type Facts = Record<string, string | undefined>

const slots = () => allContributionsTo('settings').flatMap(({ given }) => given.slots ?? [])
const slot = fromFeatures(
  () =>
    new RegExp(
      `\\{(${slots()
        .map(({ name }) => name)
        .join('|')})\\}`,
      'g',
    ),
)
const MISSING = '\0'
const missingSentence = new RegExp(`[^.!?।\\n]*${MISSING}[^.!?।\\n]*[.!?।]?`, 'g')

/**
 * A record with the published facts of Settings in its texts: `{licence}` becomes the number of the licence, in fields whose name ends in
 * "Bn" in Bangla, in "Ar" in Arabic. A sentence whose fact nobody has given is left out.
 */
export async function fillSlots<Shape extends object>(record: Shape): Promise<Shape> {
  if (JSON.stringify(record).search(slot()) < 0) return record
  const facts = await readFacts()
  return fill(record, baseLocale) as Shape

  function fill(value: unknown, locale: Locale): unknown {
    if (typeof value === 'string') return fillText(value, facts[locale])
    if (Array.isArray(value)) return value.map(each => fill(each, locale))
    if (!value || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fill(each, languageOfField(name))]))
  }
}

/** What the published settings say now, in every language; what nobody has given is undefined. */
export async function readFacts(): Promise<Record<Locale, Facts>> {
  const read = await Promise.all(slots().map(async ({ name, values }) => [name, await values()] as const))
  return Object.fromEntries(
    locales.map(locale => [locale, Object.fromEntries(read.map(([name, values]) => [name, values[locale]]))]),
  ) as Record<Locale, Facts>
}

/** The facts that texts of pages may ask for, with what they stand for now. */
export async function describeSlots() {
  const facts = await readFacts()
  return slots().map(({ name, label }) => ({
    name,
    label: label(),
    values: Object.fromEntries(locales.map(locale => [locale, facts[locale][name]])) as Record<
      Locale,
      string | undefined
    >,
  }))
}

type AgencyIn = Awaited<ReturnType<typeof findAgency>>[Locale]

const ofAgency = (
  name: string,
  label: () => string,
  read: (agency: AgencyIn, locale: Locale) => string | undefined,
): Slot => ({
  name,
  label,
  async values() {
    const agency = await findAgency()
    return Object.fromEntries(locales.map(locale => [locale, read(agency[locale], locale)]))
  },
})

const figure = (number: number | undefined, locale: Locale, useGrouping = true) =>
  number === undefined ? undefined : formatNumber(number, { useGrouping }, locale)

export const agencySlots: Slot[] = [
  ofAgency('name', m.settings_name, ({ name }) => name),
  ofAgency('licence', m.settings_licence_number, ({ licences }) => licences[0]?.number),
  ofAgency(
    'otherLicence',
    m.page_fact_other_licence,
    ({ licences }) => licences[0]?.otherReading ?? licences[0]?.number,
  ),
  ofAgency('placed', m.settings_placed, ({ placed }, locale) => figure(placed?.people, locale)),
  ofAgency('since', m.settings_since, ({ since }, locale) => figure(since, locale, false)),
  ofAgency('years', m.page_fact_years, ({ since }, locale) =>
    figure(since && new Date().getFullYear() - since, locale),
  ),
  ofAgency('phone', m.page_fact_phone, ({ phones }) => phones[0]?.number),
  ofAgency('email', m.page_fact_email, ({ emails }) => emails[0]?.email),
  ofAgency('address', m.page_fact_address, ({ addresses }) => addresses[0]?.lines.join(', ')),
  ofAgency('hours', m.settings_hours, ({ hours }) => hours?.lines.join(', ')),
]

function fillText(text: string, facts: Facts) {
  const filled = text.replaceAll(slot(), (_, name: string) => facts[name] || MISSING)
  return filled.includes(MISSING) ? filled.replaceAll(missingSentence, '').trim() : filled
}

function languageOfField(name: string): Locale {
  if (name.endsWith('Bn')) return 'bn'
  return name.endsWith('Ar') ? 'ar' : baseLocale
}
