import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { servicePages } from '#app/services.ts'
import { ServicePage } from './-service-page.tsx'

export const Route = createFileRoute('/_public/ticket-service')({
  head: () => pageHead(servicePages.ticket.title, servicePages.ticket.description),
  component: () => <ServicePage service="ticket" />,
})
