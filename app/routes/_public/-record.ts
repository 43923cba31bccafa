import { still } from '#app/still.tsx'

/** What stands below the cards of client countries. */
export const Record = still(async () => (await import('./-record-map.tsx')).Record)
