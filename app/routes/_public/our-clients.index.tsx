import { createFileRoute } from '@tanstack/react-router'
import { ClientsFailed, ClientsPage, ClientsPending, loadClients } from '#app/features/clients/public/clients-page.tsx'
import { pageHead, sharePicture } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/_public/our-clients/')({
  loader: loadClients,
  head: () => pageHead(m.clients_title(), import.meta.env.SSR && m.clients_description(), sharePicture('hero-gulf')),
  component: () => <ClientsPage {...Route.useLoaderData()} />,
  pendingComponent: ClientsPending,
  errorComponent: ClientsFailed,
})
