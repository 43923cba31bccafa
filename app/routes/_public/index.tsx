import { createFileRoute } from '@tanstack/react-router'
import { HomePage, loadHome } from '#app/features/home/home-page.tsx'
import { agencyData, pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/_public/')({
  loader: loadHome,
  head: () => ({
    ...pageHead(m.home_title(), import.meta.env.SSR && m.home_description()),
    scripts: [agencyData()],
  }),
  component: () => <HomePage {...Route.useLoaderData()} />,
})
