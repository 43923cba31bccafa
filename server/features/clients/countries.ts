import world from '#server/features/clients/map/world.json' with { type: 'json' }
import { plainName } from '#server/features/clients/schema.ts'

export type CountryCode = keyof typeof world.shapes | keyof typeof world.points
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
const codes = new Map(
  Object.keys({ ...world.shapes, ...world.points }).map(code => [plainName(english.of(code) ?? code), code]),
)

/** The ISO code of a country by its English name, however staff have written it; undefined for a name that is none. */
export function findCountry(name: string): CountryCode | undefined {
  const known = plainName(name)
  return (codes.get(known) ?? ALSO[known]) as CountryCode | undefined
}

/** A country's name in Bangla, from Unicode's data; undefined for a name that is none. */
export function banglaNameOf(name: string): string | undefined {
  const code = findCountry(name)
  return code && bangla.of(code)
}

/** A country of the world: its ISO code, its names, and what people also call it in English. */
export type Country = { code: string; name: string; nameBn: string; also: string[] }

/** All countries by their English names: what staff choose from. */
export const countries: Country[] = [...codes.values()]
  .map(code => ({
    code,
    name: english.of(code) ?? code,
    nameBn: bangla.of(code) ?? code,
    also: Object.keys(ALSO).filter(name => ALSO[name] === code),
  }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
