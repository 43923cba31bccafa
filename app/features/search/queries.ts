import { createIsomorphicFn } from '@tanstack/react-start'
import { findOnSite } from '#app/rendering/queries.server.ts'
import { fetchProcedure } from '#app/rendering/rpc-fetch.ts'
import { composeText, workedLength } from '#i18n/typed/text.ts'
import { QUERY_MAX } from '#server/features/search/query.shared.ts'

export type { FoundKind, FoundOnSite, Marked } from '#server/features/search/site.ts'

/** What somebody looks for on the site; it stands in the address. */
export type SiteSearch = { q?: string | undefined }

/** Reads the address, in which a number stands as one; what is too long is cut. A key that is left out would keep what the address has. */
export function readSiteSearch({ q }: Record<string, unknown>): SiteSearch {
  const given = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, workedLength(QUERY_MAX)) : ''
  const words = composeText(given).trim().slice(0, QUERY_MAX)
  return { q: words || undefined }
}

/** What there is for these words on the site, by kind. */
export const searchSite = createIsomorphicFn()
  .server((words: string) => findOnSite(words))
  .client((words: string) => fetchProcedure('search.site', { words }))
