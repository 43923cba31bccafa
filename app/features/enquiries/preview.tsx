import { definePagePreview } from '#app/features/pages/page-preview.ts'
import { ContactPage, loadContact } from '#app/features/enquiries/contact-page.tsx'

export const pagePreview = definePagePreview({
  load: async page => ({ ...(await loadContact()), page }),
  Page: props => <ContactPage {...props} sent={undefined} company={undefined} subject={undefined} />,
})
