import { unsent } from '#app/rendering/static-component.tsx'

export const loadSections = () => import('./home-sections.tsx')
export const loadRecord = () => import('./home-record.tsx')
export const loadBody = () => import('./home-body.tsx')

/** What the loader calls is apart: a browser needs it only when somebody comes from another page. */
export const loadHome = () => import('./load-home.ts')

// Texts that stand in the HTML alone; `n` is the place in a list.
export const welcomeProps = unsent(async () => (await loadHome()).findWelcome())
export const recordProps = unsent(async () => (await loadHome()).findRecord())
export const serviceProps = unsent(async ({ n }: { n: number }) => (await loadHome()).findService(n))
export const bodyProps = unsent(async () => (await loadHome()).findBody())
export const brandsProps = unsent(async () => (await loadHome()).findBrands())
export const partnerProps = unsent(async ({ n }: { n: number }) => (await loadHome()).findPartner(n))
export const newsProps = unsent(async ({ n }: { n: number }) => (await loadHome()).findNews(n))
