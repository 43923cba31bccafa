import type { PageId } from '#app/features/pages/queries.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'

const load = () => import('./page.tsx')

/** One of the pages whose text staff write. */
export const WrittenPage = staticComponent(load, 'Page')

/** For the loader of its route. */
export const loadWrittenPage = async (id: PageId) => (await loadStatic(load)).loadPage(id)
