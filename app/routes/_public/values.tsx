import { createFileRoute } from '@tanstack/react-router'
import { staticPage } from '#app/rendering/static-component.tsx'

export const Route = createFileRoute('/_public/values')({
  ...staticPage(() => import('#app/features/pages/values-page.tsx'), {}),
})
