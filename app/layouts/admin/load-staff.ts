import { load } from '#app/rendering/trpc.ts'
import { staffFeatures } from '#app/staff/features.ts'
import { badgesQuery } from './badges.ts'
import { sidebarOrderQuery } from './sidebar-order.ts'

/** What stands around and above every page of the staff area; a page is shown without what cannot be read. */
export async function loadStaff(): Promise<void> {
  await Promise.allSettled([
    load(badgesQuery()),
    load(sidebarOrderQuery()),
    ...staffFeatures().map(async ({ preload }) => (await preload?.load())?.()),
    // nothing is waited for while the server renders a page
    ...(import.meta.env.SSR
      ? staffFeatures().flatMap(({ parts = [] }) => parts.map(({ module }) => module.load()))
      : []),
  ])
}
