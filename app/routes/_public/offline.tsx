import { createFileRoute } from '@tanstack/react-router'
import { staticPage } from '#app/rendering/static-component.tsx'

/** What the service worker shows where it has no copy of a page. */
export const Route = createFileRoute('/_public/offline')({
  staticData: { isUnlisted: true },
  ...staticPage(() => import('#app/features/pages/offline-page.tsx'), {}),
})
