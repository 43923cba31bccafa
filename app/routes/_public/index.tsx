import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#app/features/home/home-page.tsx'
import { loadHome } from '#app/features/home/home-parts.ts'
import { pageHead } from '#app/layouts/head.ts'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/_public/')({
  loader: async () => (await loadHome()).loadHomePage(),
  gcTime: 0,
  head: ({ loaderData: { title, description, scripts } = {} }) => ({
    ...pageHead(
      title || m.home_title(),
      description || (import.meta.env.SSR && m.home_description({ name: agency().name })),
    ),
    scripts,
  }),
  component: () => <HomePage {...Route.useLoaderData()} />,
})
