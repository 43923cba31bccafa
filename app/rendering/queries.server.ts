/** What pages read while the server renders them and no procedure gives as they need it. No other file of `app` imports code of the server; the build keeps this one out of the browser. */
export { findInvitation } from '#server/features/accounts/invitations.ts'
export { findLink } from '#server/features/accounts/recovery.ts'
export { list as companies } from '#server/features/companies/domain.ts'
export { complaintFacts, createSendKey } from '#server/features/complaints/follow.ts'
