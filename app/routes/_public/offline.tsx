import { createFileRoute } from '@tanstack/react-router'
import { stillPage } from '#app/still.tsx'

/** What the service worker shows where it has no copy of a page. */
export const Route = createFileRoute('/_public/offline')({
  staticData: { isUnlisted: true },
  ...stillPage(() => import('./-offline.tsx'), {}),
})
