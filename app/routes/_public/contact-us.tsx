import { MapFrame } from '@agency/ui/MapFrame'
import { Section } from '@agency/ui/Section'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead, sharePicture } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'
import { findPosted } from '#app/features/enquiries/public-form.ts'
import { site } from '#i18n/agency.ts'
import {
  Next,
  Office,
  OfficePicture,
  preloadContact,
  Top,
  ContactLinks,
} from '#app/features/enquiries/static-contact.ts'
import { ContactForm } from '#app/features/enquiries/contact-form.tsx'

const { latitude, longitude } = site.place
const AROUND = 0.006 // degrees shown on each side of the office

export const Route = createFileRoute('/_public/contact-us')({
  validateSearch: ({
    sent,
    company,
  }: Record<string, unknown>): { sent?: string | undefined; company?: string | undefined } => ({
    sent: typeof sent === 'string' && /^MB-[2-9A-Z]{6}$/.test(sent) ? sent : undefined,
    company: typeof company === 'string' ? company : undefined,
  }),
  loader: async () => {
    const asked = { posted: findPosted(), shownAt: Date.now() }
    const [{ companyName, groupCompanies }] = await Promise.all([
      import('#app/features/companies/company.ts'),
      preloadContact(),
    ])
    return { ...asked, companies: groupCompanies.map(({ id }) => ({ id, name: companyName(id) })) }
  },
  head: () => pageHead(m.contact_title(), import.meta.env.SSR && m.contact_description(), sharePicture('office-visit')),
  component: ContactUs,
})

function ContactUs() {
  const data = Route.useLoaderData()
  const { sent, company } = Route.useSearch()
  return (
    <Section space="none" className="pb-16 sm:pb-28">
      <Top />
      <div className="grid items-start gap-12 lg:grid-cols-2 lg:gap-16">
        <div className="grid gap-10">
          <OfficeMap />
          <ContactLinks />
        </div>
        <ContactForm
          key={company}
          {...data}
          company={data.companies.find(({ id }) => id === company)?.id}
          sent={sent}
        />
      </div>
      <Next />
    </Section>
  )
}

function OfficeMap() {
  const box = [longitude - AROUND, latitude - AROUND / 2, longitude + AROUND, latitude + AROUND / 2].join(',')
  return (
    <MapFrame
      title={m.contact_map_title()}
      src={`https://www.openstreetmap.org/export/embed.html?bbox=${box}&marker=${latitude},${longitude}`}
      showLabel={m.contact_map_show()}
      note={m.contact_map_note()}
      picture={<OfficePicture className="size-full" />}
    >
      <Office />
    </MapFrame>
  )
}
