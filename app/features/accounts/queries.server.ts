/** What pages read while the server renders them; the build keeps this file out of the browser. */
export { findInvitation } from '#server/features/accounts/invitations.ts'
export { findLink } from '#server/features/accounts/recovery.ts'
