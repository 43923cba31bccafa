import { still } from '#app/still.tsx'

export const Country = still(async () => (await import('./-country-card.tsx')).Country)
