import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { findServiceHead } from '#app/service-head.ts'
import { ServicePage } from './-service-page.tsx'

export const Route = createFileRoute('/_public/ticket-service')({
  loader: () => findServiceHead('ticket'),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.title, loaderData.description) : {}),
  component: () => <ServicePage service="ticket" />,
})
