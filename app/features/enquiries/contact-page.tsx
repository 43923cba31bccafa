import { MapFrame } from '@agency/ui/MapFrame'
import { Section } from '@agency/ui/Section'
import { findPosted } from '#app/rendering/posted-form.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { site } from '#i18n/agency.ts'
import { ContactForm } from './contact-form.tsx'

const loadSections = () => import('./contact-sections.tsx')
const ContactHeader = staticComponent(loadSections, 'ContactHeader')
const OfficePicture = staticComponent(loadSections, 'OfficePicture')
const OfficeAddress = staticComponent(loadSections, 'OfficeAddress')
const ContactLinks = staticComponent(loadSections, 'ContactLinks')
const NextSteps = staticComponent(loadSections, 'NextSteps')

const { latitude, longitude } = site.place
const MAP_MARGIN_DEGREES = 0.006

/** The form as it was posted, and the companies it reaches. */
export async function loadContact() {
  const [{ companyName, groupCompanies }] = await Promise.all([
    import('#server/features/companies/schema.ts'),
    loadStatic(loadSections),
  ])
  return {
    posted: findPosted(),
    shownAt: Date.now(),
    companies: groupCompanies.map(({ id }) => ({ id, name: companyName(id) })),
  }
}

type Props = Awaited<ReturnType<typeof loadContact>> & {
  /** the reference of a message that was sent without scripts */
  sent: string | undefined
  /** the company that is chosen at first, by its id */
  company: string | undefined
}

export function ContactPage({ sent, company, ...form }: Props) {
  return (
    <Section space="none" className="pb-16 sm:pb-28">
      <ContactHeader />
      <div className="grid items-start gap-12 lg:grid-cols-2 lg:gap-16">
        <div className="grid gap-10">
          <OfficeMap />
          <ContactLinks />
        </div>
        <ContactForm
          key={company}
          {...form}
          company={form.companies.find(({ id }) => id === company)?.id}
          sent={sent}
        />
      </div>
      <NextSteps />
    </Section>
  )
}

function OfficeMap() {
  const height = MAP_MARGIN_DEGREES / 2
  const box = [
    longitude - MAP_MARGIN_DEGREES,
    latitude - height,
    longitude + MAP_MARGIN_DEGREES,
    latitude + height,
  ].join(',')
  return (
    <MapFrame
      title={m.contact_map_title()}
      src={`https://www.openstreetmap.org/export/embed.html?bbox=${box}&marker=${latitude},${longitude}`}
      showLabel={m.contact_map_show()}
      note={m.contact_map_note()}
      picture={<OfficePicture className="size-full" />}
    >
      <OfficeAddress />
    </MapFrame>
  )
}
