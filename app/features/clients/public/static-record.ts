import { staticComponent } from '#app/rendering/static-component.tsx'

/** What stands below the cards of client countries. */
export const Record = staticComponent(async () => (await import('./record-map.tsx')).Record)
