import { createFileRoute } from '@tanstack/react-router'
import { readClientsSearch } from '#app/features/clients/admin/clients-search.ts'
import {
  clientsQuery,
  LoadingClients,
  LoadClientsError,
  ManageClients,
} from '#app/features/clients/admin/manage-clients.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { load } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/manage-clients')({
  staticData: { right: 'content' },
  validateSearch: readClientsSearch,
  // without loaderDeps: another search is loaded by the component, which keeps its fields and focus meanwhile
  loader: async ({ location }) => {
    await load(clientsQuery(readClientsSearch(location.search)))
  },
  gcTime: 0,
  head: () => pageHead(m.manage_title()),
  component: ManageClients,
  pendingComponent: LoadingClients,
  errorComponent: LoadClientsError,
})
