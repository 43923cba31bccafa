import { formatNumber } from '#i18n/locale.ts'
import { type Locale, locales } from '#i18n/paraglide/runtime.js'
import { findAgency, findTerms } from '#server/features/settings/domain.ts'
import { type FactName, factNames } from '#server/features/settings/slots.shared.ts'

type Facts = Record<FactName, string | undefined>

const slot = new RegExp(`\\{(${factNames.join('|')})\\}`, 'g')
const MISSING = '\0'
const missingSentence = new RegExp(`[^.!?।\\n]*${MISSING}[^.!?।\\n]*[.!?।]?`, 'g')

/**
 * A record with the published facts of Settings in its texts: `{licence}` becomes the number of the licence, in fields whose name ends in
 * "Bn" in Bangla. A sentence whose fact nobody has given is left out.
 */
export async function fillSlots<Shape extends object>(record: Shape): Promise<Shape> {
  if (JSON.stringify(record).search(slot) < 0) return record
  const facts = await readFacts()
  return fill(record, 'en') as Shape

  function fill(value: unknown, locale: Locale): unknown {
    if (typeof value === 'string') return fillText(value, facts[locale])
    if (Array.isArray(value)) return value.map(each => fill(each, locale))
    if (!value || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, fill(each, name.endsWith('Bn') ? 'bn' : 'en')]),
    )
  }
}

/** What the published settings say now, in every language; what nobody has given is undefined. */
export async function readFacts(): Promise<Record<Locale, Facts>> {
  const [agency, terms] = await Promise.all([findAgency(), findTerms()])
  return Object.fromEntries(locales.map(locale => [locale, factsIn(locale)])) as Record<Locale, Facts>

  function factsIn(locale: Locale): Facts {
    const { name, licences, placed, since, phones, emails, addresses, hours } = agency[locale]
    const figure = (number: number | undefined, useGrouping = true) =>
      number === undefined ? undefined : formatNumber(number, { useGrouping }, locale)
    return {
      name,
      licence: licences[0]?.number,
      otherLicence: licences[0]?.otherReading ?? licences[0]?.number,
      placed: figure(placed?.people),
      since: figure(since, false),
      years: figure(since && new Date().getFullYear() - since),
      phone: phones[0]?.number,
      email: emails[0]?.email,
      address: addresses[0]?.lines.join(', '),
      hours: hours?.lines.join(', '),
      answer: (locale === 'bn' && terms.responseTimeBn) || terms.responseTime,
      replacement: figure(terms.replacementDays),
    }
  }
}

function fillText(text: string, facts: Facts) {
  const filled = text.replaceAll(slot, (_, name: keyof Facts) => facts[name] || MISSING)
  return filled.includes(MISSING) ? filled.replaceAll(missingSentence, '').trim() : filled
}
