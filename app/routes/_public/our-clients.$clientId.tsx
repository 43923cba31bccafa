import { createFileRoute } from '@tanstack/react-router'
import {
  ClientFailed,
  ClientNotFound,
  ClientPage,
  ClientPending,
  loadClient,
} from '#app/features/clients/public/client-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/_public/our-clients/$clientId')({
  loader: ({ params }) => loadClient(params.clientId),
  gcTime: 0,
  head: ({ loaderData }) => loaderData?.head ?? pageHead(m.client_not_found()),
  component: () => <ClientPage {...Route.useLoaderData()} />,
  pendingComponent: ClientPending,
  errorComponent: ClientFailed,
  notFoundComponent: ClientNotFound,
})
