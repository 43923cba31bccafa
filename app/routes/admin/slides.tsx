import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadRecord } from '#app/editor/load-record.ts'
import { SlidesPage } from '#app/features/slides/admin/slides-page.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/slides')({
  staticData: { right: 'content' },
  loader: () => loadRecord('slides', 'slides'),
  gcTime: 0,
  head: () => pageHead(m.slides_many()),
  component: SlidesPage,
  pendingComponent: () => <Spinner label={m.documents_loading()} />,
  errorComponent: () => <LoadError title={m.slides_many()} message={m.documents_failed()} />,
})
