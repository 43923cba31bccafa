import { still } from '#app/still.tsx'

const load = () => import('./-contact-still.tsx')

// the parts of the contact page that only show
export const Top = still(async () => (await load()).Top)
export const OfficePicture = still(async () => (await load()).OfficePicture)
export const Office = still(async () => (await load()).Office)
export const Ways = still(async () => (await load()).Ways)
export const Next = still(async () => (await load()).Next)

/** Loads what the contact page shows. */
export async function preloadContact() {
  await Promise.all([Top, OfficePicture, Office, Ways, Next].map(part => part.preload()))
}
