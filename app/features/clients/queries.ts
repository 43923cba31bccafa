import { createIsomorphicFn } from '@tanstack/react-start'
import { fetchProcedure, nullIfMissing } from '#app/rendering/rpc-fetch.ts'
import { cards, find, totals } from '#app/rendering/queries.server.ts'
import type { Client, ClientCard, ClientTotals, PublicClient } from '#server/features/clients/domain.ts'

export type { Client, ClientCard, ClientTotals, PublicClient }

/**
 * The client countries for the public pages: a function call while the server renders, one plain request in the browser, so that
 * visitors load neither tRPC's client nor React Query. Throws when they cannot be had.
 */
export const listClientCards = createIsomorphicFn()
  .server(() => cards())
  .client(() => fetchProcedure('clients.cards'))

/** How many client countries there are, how many people were placed there over time, and as of when. Throws when it cannot be had. */
export const findTotals = createIsomorphicFn()
  .server(() => totals())
  .client(() => fetchProcedure('clients.totals'))

/** One client country, or null when there is none. Throws when it cannot be had. */
export const findClient = createIsomorphicFn()
  .server((id: string) => find(id))
  .client((id: string) => fetchProcedure('clients.byId', { _id: id }).catch(nullIfMissing))

/** The people placed over time with a country's companies; an unknown figure counts 0. */
export function employedBy(company: Pick<Client['company'][number], 'valueOfEmployement'>[]): number {
  return company.reduce((sum, { valueOfEmployement }) => sum + (valueOfEmployement ?? 0), 0)
}
