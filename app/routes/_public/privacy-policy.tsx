import { createFileRoute } from '@tanstack/react-router'
import { staticPage } from '#app/rendering/static-component.tsx'

export const Route = createFileRoute('/_public/privacy-policy')({
  ...staticPage(() => import('#app/features/pages/privacy-page.tsx'), {}),
})
