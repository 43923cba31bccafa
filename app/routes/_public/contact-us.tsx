import { createFileRoute } from '@tanstack/react-router'
import { ContactPage, loadContact } from '#app/features/enquiries/contact-page.tsx'
import { readContactSearch } from '#app/features/enquiries/contact-search.ts'
import { pageHead } from '#app/layouts/head.ts'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/_public/contact-us')({
  validateSearch: readContactSearch,
  loader: loadContact,
  head: ({ loaderData: { page } = {} }) =>
    pageHead(
      m.contact_title(),
      page?.description.children || (import.meta.env.SSR && m.contact_description({ name: agency().name })),
    ),
  component: () => {
    const { sent, company, subject } = Route.useSearch()
    return <ContactPage {...Route.useLoaderData()} sent={sent} company={company} subject={subject} />
  },
})
