import { createFileRoute } from '@tanstack/react-router'
import { staticPage } from '#app/rendering/static-component.tsx'

export const Route = createFileRoute('/_public/mission-vision')({
  ...staticPage(() => import('#app/features/pages/mission-vision-page.tsx'), {}),
})
