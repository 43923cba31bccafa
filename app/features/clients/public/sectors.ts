import type { Client } from '#app/features/clients/queries.ts'
import { localizedText } from '#i18n/locale.ts'

/** The sectors of a country's companies, the largest first; `employed` is null where no figure is known yet. */
export function sectorsOf(company: Client['company']) {
  const sectors = new Map<
    string,
    { name: ReturnType<typeof localizedText>; companies: number; employed: number | null }
  >()
  for (const { companySector, companySectorBn, valueOfEmployement } of company) {
    const name = localizedText(companySector, companySectorBn)
    const sector = sectors.get(name.children) ?? { name, companies: 0, employed: null }
    sector.companies += 1
    if (valueOfEmployement !== null) sector.employed = (sector.employed ?? 0) + valueOfEmployement
    sectors.set(name.children, sector)
  }
  return [...sectors.values()].toSorted((a, b) => (b.employed ?? -1) - (a.employed ?? -1))
}
