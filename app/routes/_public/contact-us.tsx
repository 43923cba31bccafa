import { createFileRoute } from '@tanstack/react-router'
import { ContactPage, loadContact } from '#app/features/enquiries/contact-page.tsx'
import { readContactSearch } from '#app/features/enquiries/contact-search.ts'
import { pageHead, sharePicture } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/_public/contact-us')({
  validateSearch: readContactSearch,
  loader: loadContact,
  head: () => pageHead(m.contact_title(), import.meta.env.SSR && m.contact_description(), sharePicture('office-visit')),
  component: () => {
    const { sent, company } = Route.useSearch()
    return <ContactPage {...Route.useLoaderData()} sent={sent} company={company} />
  },
})
