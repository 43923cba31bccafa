import { createFileRoute } from '@tanstack/react-router'
import { ClientsFailed, ClientsPage, ClientsPending, loadClients } from '#app/features/clients/public/clients-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/_public/our-clients/')({
  loader: loadClients,
  head: ({ loaderData: { page } = {} }) =>
    pageHead(
      page && !page.title.lang ? page.title.children : m.clients_title(),
      (!page?.description.lang && page?.description.children) ||
        (import.meta.env.SSR && m.clients_description({ name: agency().name })),
    ),
  component: () => <ClientsPage {...Route.useLoaderData()} />,
  pendingComponent: ClientsPending,
  errorComponent: ClientsFailed,
})
