import { staticComponent } from '#app/rendering/static-component.tsx'

const load = () => import('./home-page.tsx')

// the parts of the home page that only show
export const HeroPicture = staticComponent(async () => (await load()).HeroPicture)
export const Welcome = staticComponent(async () => (await load()).Welcome)
export const HomeStats = staticComponent(async () => (await load()).HomeStats)
export const Service = staticComponent(async () => (await load()).Service)
export const HomeBody = staticComponent(async () => (await load()).HomeBody)
export const Partner = staticComponent(async () => (await load()).Partner)
export const NewsTile = staticComponent(async () => (await load()).NewsTile)

/** Loads what the home page shows. */
export async function preloadHome() {
  await Promise.all([HeroPicture, Welcome, HomeStats, Service, HomeBody, Partner, NewsTile].map(part => part.preload()))
}
