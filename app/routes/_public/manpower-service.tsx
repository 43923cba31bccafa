import { createFileRoute } from '@tanstack/react-router'
import { staticPage } from '#app/rendering/static-component.tsx'

export const Route = createFileRoute('/_public/manpower-service')({
  staticData: { isOfRecords: true },
  ...staticPage(() => import('#app/features/pages/page.tsx'), { id: 'manpower' }),
})
