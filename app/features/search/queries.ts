import { queryProcedure } from '#app/rendering/query-procedure.ts'
import { wordsIn } from '#i18n/typed/text.ts'
import { QUERY_MAX } from '#server/features/search/query.shared.ts'

export type { FoundKind, FoundOnSite, Marked } from '#server/features/search/site.ts'

/** What somebody looks for on the site; it stands in the address. */
export type SiteSearch = { q?: string | undefined }

/** Reads the address; what is too long is cut. A key that is left out would keep what the address has. */
export const readSiteSearch = ({ q }: Record<string, unknown>): SiteSearch => ({ q: wordsIn(q, QUERY_MAX) })

/** What there is for these words on the site, by kind. */
export const searchSite = (words: string) => queryProcedure('search.site', { words })
