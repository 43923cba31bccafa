import { createFileRoute } from '@tanstack/react-router'
import { staticPage } from '#app/rendering/static-component.tsx'

export const Route = createFileRoute('/_public/mission')({
  ...staticPage(() => import('#app/features/pages/mission-page.tsx'), {}),
})
