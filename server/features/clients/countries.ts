import { countryName, isCountry } from '#i18n/countries.ts'
import { foldText } from '#i18n/typed/text.ts'
import world from '#server/features/clients/map/world.json' with { type: 'json' }
import type { Place } from '#server/features/clients/map/views.shared.ts'
import { plainName } from '#server/features/clients/schema.ts'

export type CountryCode = keyof typeof world.codes
/** Names that people write and Unicode does not list. */
const ALSO: Record<string, string> = {
  uae: 'AE',
  ksa: 'SA',
  uk: 'GB',
  england: 'GB',
  usa: 'US',
  america: 'US',
  korea: 'KR',
  'south korea': 'KR',
  macau: 'MO',
  turkey: 'TR',
  'czech republic': 'CZ',
}
const english = new Intl.DisplayNames('en', { type: 'region' })
const bangla = new Intl.DisplayNames('bn', { type: 'region' })
const arabic = new Intl.DisplayNames('ar', { type: 'region' })
const codes = new Map(Object.keys(world.codes).map(code => [plainName(english.of(code) ?? code), code]))

/** The ISO code of a country by its English name, however staff have written it; undefined for a name that is none. */
export function findCountry(name: string): CountryCode | undefined {
  const known = plainName(name)
  return (codes.get(known) ?? ALSO[known]) as CountryCode | undefined
}

/** A country's name in Bangla; undefined for a name that is none. */
export function banglaNameOf(name: string): string | undefined {
  const code = findCountry(name)
  return code && inBangla(code)
}

/** A country's name in Arabic; undefined for a name that is none. */
export function arabicNameOf(name: string): string | undefined {
  const code = findCountry(name)
  return code && (isCountry(code) ? countryName(code, 'ar') : arabic.of(code))
}

/** What countries may be called in English, without dots and apostrophes, whose Bangla name has a word. */
export function namesInBangla(word: string): string[] {
  const folded = foldText(word)
  return [...codes.values()].flatMap(code => {
    if (!foldText(inBangla(code) ?? '').includes(folded)) return []
    const name = (english.of(code) ?? code).toLowerCase().replace('&', 'and').replaceAll(/[.'’]/g, '')
    const also = Object.keys(ALSO).filter(each => ALSO[each] === code)
    return [...new Set([name, plainName(name), ...also])].flatMap(each => [each, `the ${each}`])
  })
}

/** As jobs and costs call it, so that a page has one name for it; from Unicode's data where they have none. */
const inBangla = (code: string) => (isCountry(code) ? countryName(code, 'bn') : bangla.of(code))

/** Where a country is on our maps, by its English name; undefined where it is on none. */
export function placeOf(name: string): Place | undefined {
  const code = findCountry(name)
  const place: Place = {}
  for (const view of ['world', 'gulf'] as const) {
    const { width, height, points } = world[view]
    const point = code && (points as Partial<Record<CountryCode, number[]>>)[code]
    if (point) place[view] = [percent(point[0], width), percent(point[1], height)]
  }
  return place.world || place.gulf ? place : undefined
}

const percent = (part = 0, whole: number) => Math.round((part / whole) * 1000) / 10

/** A country of the world: its ISO code, its names, and what people also call it in English. */
export type Country = { code: string; name: string; nameBn: string; also: string[] }

/** All countries by their English names: what staff choose from. */
export const countries: Country[] = [...codes.values()]
  .map(code => ({
    code,
    name: english.of(code) ?? code,
    nameBn: inBangla(code) ?? code,
    also: Object.keys(ALSO).filter(name => ALSO[name] === code),
  }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
