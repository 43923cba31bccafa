import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { MediaPage, mediaQuery } from '#app/features/media/admin/media-page.tsx'
import { readMediaSearch } from '#app/features/media/admin/media-search.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { loadList } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/media/')({
  staticData: { right: 'content' },
  validateSearch: readMediaSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, cause }) => loadList(cause, mediaQuery(deps)),
  gcTime: 0,
  head: () => pageHead(m.media_title()),
  component: MediaPage,
  pendingComponent: () => <Spinner label={m.media_loading()} />,
  errorComponent: () => <LoadError title={m.media_title()} message={m.media_failed()} />,
})
