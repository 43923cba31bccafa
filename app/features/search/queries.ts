import { queryProcedure } from '#app/rendering/query-procedure.ts'
import { wordsIn } from '#i18n/typed/text.ts'
import { QUERY_MAX } from '#server/features/search/query.shared.ts'

export type { Check, Ours } from '#server/features/search/check.ts'
export type { FoundAnswer } from '#server/features/search/answers.ts'
export type { FoundKind, FoundOnSite, Marked } from '#server/features/search/site.ts'

/** What somebody looks for on the site; it stands in the address. */
export type SiteSearch = { q?: string | undefined }

/** Reads the address; what is too long is cut. A key that is left out would keep what the address has. */
export const readSiteSearch = ({ q }: Record<string, unknown>): SiteSearch => ({ q: wordsIn(q, QUERY_MAX) })

/** What there is for these words on the site, by kind. */
export const searchSite = (words: string) => queryProcedure('search.site', { words })

/** Whether a telephone number, an address or a name is one that the agency shows. */
export const checkOurs = (asked: string) => queryProcedure('search.check', { asked })

/** What is ours of the words of a search that can be a telephone number or an address. */
export const oursIn = async (words: string) =>
  /\p{N}{3}|[@.]/u.test(words) ? (await checkOurs(words)).ours.filter(({ kind }) => kind !== 'name') : []
