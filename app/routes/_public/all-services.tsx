import { createFileRoute } from '@tanstack/react-router'
import { staticPage } from '#app/rendering/static-component.tsx'

export const Route = createFileRoute('/_public/all-services')({
  ...staticPage(() => import('#app/features/services/services-page.tsx'), {}),
})
