import { staticComponent } from '#app/rendering/static-component.tsx'

/** What stands where a mailed link no longer works. */
export const DeadLink = staticComponent(async () => (await import('./dead-link.tsx')).DeadLink)
