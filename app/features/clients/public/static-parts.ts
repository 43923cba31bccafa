import { staticComponent } from '#app/rendering/static-component.tsx'

// the parts of the pages about client countries that only show
export const Country = staticComponent(async () => (await import('./country-card.tsx')).Country)
export const Companies = staticComponent(async () => (await import('./companies-table.tsx')).Companies)
