/** What pages read while the server renders them. No other file of `app` imports code of the server; the build keeps this one out of the browser. */
export { cards, find, totals } from '#server/features/clients/domain.ts'
export { contacts, list as companies } from '#server/features/companies/domain.ts'
export { described as albums } from '#server/features/gallery/domain.ts'
export { list as slides } from '#server/features/slides/domain.ts'
export { findPolicy } from '#server/features/accounts/domain.ts'
export { findInvitation } from '#server/features/accounts/invitations.ts'
export { findLink } from '#server/features/accounts/recovery.ts'
export {
  cards as newsCards,
  find as findNewsArticle,
  latest as latestNewsCards,
  related as relatedNewsCards,
} from '#server/features/news/domain.ts'
export { find as findHome } from '#server/features/home/domain.ts'
export { find as findPage, services as listServices } from '#server/features/pages/domain.ts'
export { find as findProcedure } from '#server/features/procedure/domain.ts'
export { find as findVacancy, list as listVacancies } from '#server/features/vacancies/domain.ts'
export { retentionMonths } from '#server/features/applications/retention.ts'
export { complaintFacts, createSendKey } from '#server/features/complaints/follow.ts'
export { find as findFees } from '#server/features/fees/domain.ts'
export { findShownTerms as findEmployerTerms } from '#server/features/settings/domain.ts'
export { retentionMonths as demandRetentionMonths } from '#server/features/demands/retention.ts'
export { findOnSite } from '#server/features/search/site.ts'
export { findShown as findShownDemand } from '#server/features/demands/status.ts'
export { findShown as findShownApplication } from '#server/features/applications/status.ts'
