import world from '#server/clients/map/world.json' with { type: 'json' }

export type CountryCode = keyof typeof world.shapes | keyof typeof world.points
/** Names that people write and Unicode does not list. */
const ALSO: Record<string, string> = { uae: 'AE', ksa: 'SA', uk: 'GB', england: 'GB', usa: 'US', america: 'US', korea: 'KR', 'south korea': 'KR', macau: 'MO', turkey: 'TR', 'czech republic': 'CZ' }
const english = new Intl.DisplayNames('en', { type: 'region' })
const bangla = new Intl.DisplayNames('bn', { type: 'region' })
const codes = new Map(Object.keys({ ...world.shapes, ...world.points }).map(code => [plain(english.of(code) ?? code), code]))

/** The ISO code of a country by its English name, however staff have written it; undefined for a name that is none. */
export function findCountry(name: string): CountryCode | undefined {
  const known = plain(name)
  return (codes.get(known) ?? ALSO[known]) as CountryCode | undefined
}

/** A country's name in Bangla, from Unicode's data; undefined for a name that is none. */
export function banglaNameOf(name: string): string | undefined {
  const code = findCountry(name)
  return code && bangla.of(code)
}

function plain(name: string) {
  return name.toLowerCase().replace(/&/g, 'and').replace(/[.’']/g, '').replace(/^the /, '').trim()
}
