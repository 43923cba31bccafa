import { createFileRoute } from '@tanstack/react-router'
import { readClientsSearch } from '#app/features/clients/admin/clients-search.ts'
import {
  clientsQuery,
  LoadingClients,
  LoadClientsError,
  ManageClients,
} from '#app/features/clients/admin/manage-clients.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { loadList } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/manage-clients')({
  staticData: { right: 'content' },
  validateSearch: readClientsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, cause }) => loadList(cause, clientsQuery(deps)),
  gcTime: 0,
  head: () => pageHead(m.manage_title()),
  component: ManageClients,
  pendingComponent: LoadingClients,
  errorComponent: LoadClientsError,
})
