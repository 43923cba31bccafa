import { nullIfMissing, queryProcedure } from '#app/rendering/query-procedure.ts'
import type { Client, ClientCard, ClientTotals, PublicClient } from '#server/features/clients/domain.ts'

export type { Client, ClientCard, ClientTotals, PublicClient }

/** The client countries for the public pages. Throws when they cannot be had. */
export const listClientCards = () => queryProcedure('clients.cards')

/** How many client countries there are, how many people were placed there over time, and as of when. Throws when it cannot be had. */
export const findTotals = () => queryProcedure('clients.totals')

/** One client country, or null when there is none. Throws when it cannot be had. */
export const findClient = (id: string) => queryProcedure('clients.byId', { _id: id }).catch(nullIfMissing)

/** The people placed over time with a country's companies; an unknown figure counts 0. */
export function employedBy(company: Pick<Client['company'][number], 'valueOfEmployement'>[]): number {
  return company.reduce((sum, { valueOfEmployement }) => sum + (valueOfEmployement ?? 0), 0)
}
