import { createFileRoute } from '@tanstack/react-router'
import { staticPage } from '#app/rendering/static-component.tsx'

export const Route = createFileRoute('/_public/ticket-service')({
  ...staticPage(() => import('#app/features/services/service-page.tsx'), { service: 'ticket' }),
})
