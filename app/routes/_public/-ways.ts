import { still } from '#app/still.tsx'

/** The providers as login and sign-up show them. */
export const OtherWays = still(async () => (await import('./-other-ways.tsx')).OtherWays)
