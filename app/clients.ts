import { createIsomorphicFn } from '@tanstack/react-start'
import { ask } from '#app/ask.ts'
import { type Client, find, list } from '#server/clients/domain.ts'

export type { Client }

/** What a card shows of a client country. */
export type ClientCard = Pick<Client, '_id' | 'countryName' | 'countryNameBn' | 'countryFlagImage'> & { companies: number; employed: number }

/**
 * The client countries for the public pages: a function call while the server renders, one plain request in the browser, so that
 * visitors load neither tRPC's client nor React Query. Throws when they cannot be had.
 */
export const listClientCards = createIsomorphicFn()
  .server(async () => (await list()).map(toCard))
  .client(async () => (await ask<Client[]>('clients.list'))!.map(toCard))

/** One client country, or null when there is none. Throws when it cannot be had. */
export const findClient = createIsomorphicFn()
  .server((id: string) => find(id))
  .client((id: string) => ask<Client>('clients.byId', { _id: id }))

/** The people that a country's companies employ; an unknown figure counts 0. */
export function employedBy(company: Pick<Client['company'][number], 'valueOfEmployement'>[]): number {
  return company.reduce((sum, { valueOfEmployement }) => sum + (valueOfEmployement ?? 0), 0)
}

function toCard({ _id, countryName, countryNameBn, countryFlagImage, company }: Client): ClientCard {
  return { _id, countryName, countryNameBn, countryFlagImage, companies: company.length, employed: employedBy(company) }
}
