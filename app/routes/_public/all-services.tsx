import { createFileRoute } from '@tanstack/react-router'
import { staticPage } from '#app/rendering/static-component.tsx'

export const Route = createFileRoute('/_public/all-services')({
  staticData: { isOfRecords: true },
  ...staticPage(() => import('#app/features/pages/services-page.tsx'), {}),
})
