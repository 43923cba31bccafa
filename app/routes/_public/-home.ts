import { still } from '#app/still.tsx'

const load = () => import('./-home-still.tsx')

// the parts of the home page that only show
export const HeroPicture = still(async () => (await load()).HeroPicture)
export const Welcome = still(async () => (await load()).Welcome)
export const Facts = still(async () => (await load()).Facts)
export const Service = still(async () => (await load()).Service)
export const Middle = still(async () => (await load()).Middle)
export const Partner = still(async () => (await load()).Partner)
export const NewsTile = still(async () => (await load()).NewsTile)

/** Loads what the home page shows. */
export async function preloadHome() {
  await Promise.all([HeroPicture, Welcome, Facts, Service, Middle, Partner, NewsTile].map(part => part.preload()))
}
