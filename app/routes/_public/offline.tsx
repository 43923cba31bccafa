import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/layouts/head.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { m } from '#i18n/paraglide/messages.js'

const load = () => import('#app/features/enquiries/offline-page.tsx')
const OfflinePage = staticComponent(load, 'OfflinePage')

/** What the service worker shows where it has no copy of a page. */
export const Route = createFileRoute('/_public/offline')({
  staticData: { isUnlisted: true, isTask: true }, // who cannot send joins nothing, either
  loader: async () => void (await loadStatic(load)),
  head: () => pageHead(m.offline_title(), import.meta.env.SSR && m.offline_text()),
  component: () => <OfflinePage />,
})
