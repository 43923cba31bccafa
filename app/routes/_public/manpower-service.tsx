import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { servicePages } from '#app/services.ts'
import { ServicePage } from './-service-page.tsx'

export const Route = createFileRoute('/_public/manpower-service')({
  head: () => pageHead(servicePages.manpower.title, servicePages.manpower.description),
  component: () => <ServicePage service="manpower" />,
})
