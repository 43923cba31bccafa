import { staticComponent } from '#app/rendering/static-component.tsx'

/** What stands above the new password. */
export const ResetNotes = staticComponent(async () => (await import('./reset-notes.tsx')).ResetNotes)
