import { staticComponent } from '#app/rendering/static-component.tsx'

const load = () => import('./contact-page.tsx')

// the parts of the contact page that only show
export const Top = staticComponent(async () => (await load()).Top)
export const OfficePicture = staticComponent(async () => (await load()).OfficePicture)
export const Office = staticComponent(async () => (await load()).Office)
export const ContactLinks = staticComponent(async () => (await load()).ContactLinks)
export const Next = staticComponent(async () => (await load()).Next)

/** Loads what the contact page shows. */
export async function preloadContact() {
  await Promise.all([Top, OfficePicture, Office, ContactLinks, Next].map(part => part.preload()))
}
