import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadStatus } from '#app/features/applications/queries.ts'
import { readStatusSearch } from '#app/features/applications/status-search.ts'
import { pageHead } from '#app/layouts/head.ts'
import { sendOnce, shrinkPhotos } from '#app/rendering/shrink-photos.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { m } from '#i18n/paraglide/messages.js'

const load = () => import('#app/features/applications/public/status-page.tsx')
const ApplicationStatusPage = staticComponent(load, 'ApplicationStatusPage')

export const Route = createFileRoute('/_public/application-status')({
  staticData: { part: 'applications', isPersonal: true, isTask: true },
  validateSearch: readStatusSearch,
  beforeLoad: ({ location }) => {
    if (new URLSearchParams(location.searchStr).has('key'))
      throw redirect({ href: location.href, reloadDocument: true }) // a secret link is the server's
  },
  loader: async () => (await Promise.all([loadStatus(), loadStatic(load)]))[0],
  head: () => pageHead(m.application_status_title()),
  component: () => (
    <div ref={sendOnce} className="contents">
      <div ref={shrinkPhotos} className="contents">
        <ApplicationStatusPage {...Route.useLoaderData()} {...Route.useSearch()} />
      </div>
    </div>
  ),
})
