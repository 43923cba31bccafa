import { createFileRoute } from '@tanstack/react-router'
import { staticPage } from '#app/rendering/static-component.tsx'

export const Route = createFileRoute('/_public/gallery')({
  ...staticPage(() => import('#app/features/gallery/gallery-page.tsx'), {}),
})
