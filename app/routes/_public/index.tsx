import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#app/features/home/home-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/_public/')({
  loader: async () => (await import('#app/features/home/load-home.ts')).loadHomePage(), // not with the page's scripts: 16 kB
  head: ({ loaderData: { home, scripts } = { home: null } }) => ({
    ...pageHead(
      home?.title.children || m.site_title(),
      home?.description.children || (import.meta.env.SSR && m.site_description({ name: agency().name })),
    ),
    scripts,
  }),
  component: () => <HomePage {...Route.useLoaderData()} />,
})
