import { MapFrame } from '@agency/ui/MapFrame'
import { Section } from '@agency/ui/Section'
import { listContacts } from '#app/features/companies/queries.ts'
import { findPage } from '#app/features/pages/queries.ts'
import { IfNamed } from '#app/layouts/public/if-named.tsx'
import { findPosted } from '#app/rendering/posted-form.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'
import { officePlace } from '#app/layouts/map-link.ts'
import { AGENCY_ID } from '#server/features/companies/points.shared.ts'
import { ContactForm } from './contact-form.tsx'

const loadSections = () => import('./contact-sections.tsx')
const ContactHeader = staticComponent(loadSections, 'ContactHeader')
const OfficePicture = staticComponent(loadSections, 'OfficePicture')
const OfficeAddress = staticComponent(loadSections, 'OfficeAddress')
const ContactLinks = staticComponent(loadSections, 'ContactLinks')
const loadNotes = () => import('#app/features/pages/page-notes.tsx')
const PageNotes = staticComponent(loadNotes, 'PageNotes')

const MAP_MARGIN_DEGREES = 0.006

/** The form as it was posted, the companies it reaches, and the texts around it where somebody has written any. */
export async function loadContact() {
  const [{ companies, viaAgency }, page] = await Promise.all([
    listContacts(),
    findPage('contact'),
    loadStatic(loadSections),
    loadStatic(loadNotes),
  ])
  return {
    page,
    posted: findPosted(),
    shownAt: Date.now(),
    companies: companies.map(({ _id, companyName, companyNameBn }) => ({
      id: _id,
      name: localizedText(companyName, companyNameBn).children,
    })),
    viaAgency,
  }
}

type Props = Awaited<ReturnType<typeof loadContact>> & {
  /** the reference of a message that was sent */
  sent: string | undefined
  /** the company that is chosen at first, by its id */
  company: string | undefined
  subject: string | undefined
}

export function ContactPage({ sent, company, subject, companies, viaAgency, page, ...form }: Props) {
  const reached = [{ id: AGENCY_ID, name: agency().name }, ...companies]
  const chosen = viaAgency.includes(company ?? '') ? AGENCY_ID : company
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <ContactHeader {...(page && { title: page.title, lead: page.lead })} />
      <div className="grid grid-cols-1 items-start gap-12 lg:grid-cols-2 lg:gap-16">
        <div className="grid grid-cols-1 gap-10">
          <ContactLinks />
          <OfficeMap />
        </div>
        <IfNamed>
          <ContactForm
            key={`${company} ${subject}`}
            {...form}
            companies={reached}
            company={reached.find(({ id }) => id === chosen)?.id}
            subject={subject}
            sent={sent}
          />
        </IfNamed>
      </div>
      {page && <PageNotes chapters={page.chapters} pictures={page.pictures} />}
    </Section>
  )
}

function OfficeMap() {
  const place = officePlace()
  if (!place) return <OfficeAddress />
  const { latitude, longitude } = place
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
