import type { ClientCard } from '#app/features/clients/queries.ts'
import type { Outputs } from '#app/rendering/trpc.ts'
import { plainName } from '#server/features/clients/schema.ts'

export type Country = Outputs['clients']['countries'][number]
export type Twin = Pick<ClientCard, '_id' | 'countryName' | 'countryNameBn'>

/** The country that a name means, in either language or as people also call it. */
export function findCountryIn(countries: Country[], name: string): Country | undefined {
  const plain = plainName(name)
  return countries.find(({ name, nameBn, also }) => [name, nameBn, ...also].some(other => plainName(other) === plain))
}

/** A record of the same country, other than the one that is being edited. */
export function findTwin(cards: Twin[], countries: Country[], name: string, ownId?: string): Twin | undefined {
  const country = findCountryIn(countries, name)
  return cards.find(
    ({ _id, countryName, countryNameBn }) =>
      _id !== ownId &&
      (plainName(countryName) === plainName(name) ||
        (countryNameBn !== undefined && countryNameBn === country?.nameBn)),
  )
}
