import { createFileRoute } from '@tanstack/react-router'
import { oursIn, readSiteSearch, searchSite } from '#app/features/search/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { m } from '#i18n/paraglide/messages.js'

const load = () => import('#app/features/search/public/search-page.tsx')
const SearchPage = staticComponent(load, 'SearchPage')

export const Route = createFileRoute('/_public/search')({
  staticData: { isUnlisted: true },
  validateSearch: readSiteSearch,
  loaderDeps: ({ search: { q = '' } }) => ({ q }),
  loader: async ({ deps: { q } }) => {
    const [found, ours] = await Promise.all([
      q ? searchSite(q) : { answers: [], kinds: [] },
      q ? oursIn(q) : [],
      loadStatic(load),
    ])
    return { q, ours, ...found }
  },
  head: ({ loaderData: { q } = { q: '' } }) => pageHead(q ? m.site_search_for({ words: q }) : m.site_search_title()),
  component: () => <SearchPage {...Route.useLoaderData()} />,
})
