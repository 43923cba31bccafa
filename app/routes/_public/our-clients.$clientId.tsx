import { createFileRoute } from '@tanstack/react-router'
import { clientHead } from '#app/features/clients/public/client-head.ts'
import {
  ClientFailed,
  ClientNotFound,
  ClientPage,
  ClientPending,
  loadClient,
} from '#app/features/clients/public/client-page.tsx'

export const Route = createFileRoute('/_public/our-clients/$clientId')({
  loader: ({ params }) => loadClient(params.clientId),
  head: ({ loaderData }) => clientHead(loaderData?.client),
  component: () => <ClientPage {...Route.useLoaderData()} />,
  pendingComponent: ClientPending,
  errorComponent: ClientFailed,
  notFoundComponent: ClientNotFound,
})
