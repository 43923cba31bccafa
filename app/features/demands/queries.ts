import { findTotals, listClientCards } from '#app/features/clients/queries.ts'
import { findProcedure } from '#app/features/procedure/queries.ts'
import { findPosted } from '#app/rendering/posted-form.ts'
import { queryProcedure } from '#app/rendering/query-procedure.ts'
import { localizeTexts } from '#i18n/locale.ts'

/** So many client countries stand for the record, those with the most people. */
const COUNTRIES_MAX = 6

/** What the page for employers says: our promises, the procedure, our record. What nobody has written is missing. */
export async function findForEmployers() {
  const [terms, procedure, clients, totals] = await Promise.all([
    queryProcedure('demands.terms'),
    findProcedure(),
    listClientCards(),
    findTotals(),
  ])
  const record = clients.filter(({ employed }) => employed > 0).toSorted((a, b) => b.employed - a.employed)
  return {
    ...localizeTexts(terms, 'responseTime', 'replacement'),
    steps: procedure?.steps ?? [],
    record: record.slice(0, COUNTRIES_MAX),
    totals,
  }
}
export type ForEmployers = Awaited<ReturnType<typeof findForEmployers>>

/** The demand that this browser is shown now, or null; and the form as it was posted. */
export const loadDemandStatus = async () => ({
  isUnlisted: true,
  shown: await queryProcedure('demands.shown'),
  posted: findPosted(),
})
export type LoadedDemandStatus = Awaited<ReturnType<typeof loadDemandStatus>>
