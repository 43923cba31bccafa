import { still } from '#app/still.tsx'

/** What stands above the new password. */
export const ResetNotes = still(async () => (await import('./-reset-notes.tsx')).ResetNotes)
