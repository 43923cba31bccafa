import { still } from '#app/still.tsx'

// the parts of the pages about client countries that only show
export const Country = still(async () => (await import('./-country-card.tsx')).Country)
export const Companies = still(async () => (await import('./-companies-table.tsx')).Companies)
