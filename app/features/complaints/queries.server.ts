/** What pages read while the server renders them; the build keeps this file out of the browser. */
export { complaintFacts, createSendKey } from '#server/features/complaints/follow.ts'
