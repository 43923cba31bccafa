import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { readDocumentsSearch } from '#app/features/content/documents-search.ts'
import { documentsQuery } from '#app/features/content/documents-query.ts'
import { AlbumsPage } from '#app/features/gallery/admin/albums-page.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { load } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/gallery/')({
  staticData: { right: 'content' },
  validateSearch: readDocumentsSearch,
  loader: async () => {
    await load(documentsQuery('gallery'))
  },
  gcTime: 0,
  head: () => pageHead(m.admin_gallery()),
  component: AlbumsPage,
  pendingComponent: () => <Spinner label={m.documents_loading()} />,
  errorComponent: () => <LoadError title={m.admin_gallery()} message={m.documents_failed()} />,
})
