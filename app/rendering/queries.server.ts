/** What pages read while the server renders them. No other file of `app` imports code of the server; the build keeps this one out of the browser. */
export { cards, find, totals } from '#server/features/clients/domain.ts'
export { list as companies } from '#server/features/companies/domain.ts'
export { findPolicy } from '#server/features/accounts/domain.ts'
export { findInvitation } from '#server/features/accounts/invitations.ts'
export { findLink } from '#server/features/accounts/recovery.ts'
export { cards as newsCards, find as findNewsArticle, latest as latestNewsCards } from '#server/features/news/domain.ts'
