import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadRecord } from '#app/editor/load-record.ts'
import { countriesQuery } from '#app/features/clients/admin/country-field.tsx'
import { LoadClientError } from '#app/features/clients/admin/load-client-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { queryClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/_client/update-client/$id')({
  loader: async ({ params }) => {
    const [record] = await Promise.all([
      loadRecord('clients', params.id),
      queryClient().prefetchQuery(countriesQuery()), // the country's other name stands under the first field from the beginning
    ])
    return record
  },
  gcTime: 0,
  head: () => pageHead(m.form_update_title()),
  pendingComponent: () => <Spinner label={m.client_loading()} />,
  errorComponent: () => <LoadClientError reason={m.load_failed_text()} />,
  notFoundComponent: () => <LoadClientError reason={m.client_not_found_text()} />,
})
