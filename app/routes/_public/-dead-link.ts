import { still } from '#app/still.tsx'

/** What stands where a mailed link no longer works. */
export const DeadLink = still(async () => (await import('./-dead-link-part.tsx')).DeadLink)
