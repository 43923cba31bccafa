import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { servicePages } from '#app/services.ts'
import { ServicePage } from './-service-page.tsx'

export const Route = createFileRoute('/_public/employment-service')({
  head: () => pageHead(servicePages.employment.title, servicePages.employment.description),
  component: () => <ServicePage service="employment" />,
})
