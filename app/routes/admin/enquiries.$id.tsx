import { createFileRoute } from '@tanstack/react-router'
import { readEnquiriesSearch } from '#app/features/enquiries/admin/enquiries-search.ts'
import { EnquiryMissing, EnquiryPage, loadEnquiry } from '#app/features/enquiries/admin/enquiry-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/enquiries/$id')({
  staticData: { right: 'enquiries' },
  validateSearch: readEnquiriesSearch,
  loader: ({ params, context }) => loadEnquiry(params.id, context.me),
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData ? m.enquiry_title(loaderData) : m.enquiries_title()),
  component: EnquiryPage,
  errorComponent: EnquiryMissing,
  notFoundComponent: EnquiryMissing,
})
