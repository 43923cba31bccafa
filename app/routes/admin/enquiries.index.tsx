import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { EnquiriesPage, loadEnquiries } from '#app/features/enquiries/admin/enquiries-page.tsx'
import { readEnquiriesSearch } from '#app/features/enquiries/admin/enquiries-search.ts'
import { pageHead } from '#app/layouts/head.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/enquiries/')({
  staticData: { right: 'enquiries' },
  validateSearch: readEnquiriesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, cause }) => loadEnquiries(deps, cause),
  gcTime: 0,
  head: () => pageHead(m.enquiries_title()),
  component: EnquiriesPage,
  pendingComponent: () => <Spinner label={m.enquiries_loading()} />,
  errorComponent: () => <LoadError title={m.enquiries_title()} message={m.enquiries_failed()} />,
})
