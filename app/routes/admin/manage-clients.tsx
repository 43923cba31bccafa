import { createFileRoute } from '@tanstack/react-router'
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
  loader: async () => {
    await load(clientsQuery())
  },
  gcTime: 0,
  head: () => pageHead(m.manage_title()),
  component: ManageClients,
  pendingComponent: LoadingClients,
  errorComponent: LoadClientsError,
})
