import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { m } from '#i18n/paraglide/messages.js'
import { ContactLinks, OfficeAddress } from '#app/features/enquiries/contact-sections.tsx'

/** How to reach the office without the internet. */
export function OfflinePage() {
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageHeader title={m.offline_title()} description={m.offline_text()} />
      <div className="grid max-w-text gap-10">
        <ContactLinks />
        <div>
          <OfficeAddress />
        </div>
      </div>
    </Section>
  )
}
