import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { servicePages } from '#app/services.ts'
import { ServicePage } from './-service-page.tsx'

export const Route = createFileRoute('/_public/visa-service')({
  head: () => pageHead(servicePages.visa.title, servicePages.visa.description),
  component: () => <ServicePage service="visa" />,
})
