import type { Section } from '#app/editor/document/section.ts'
import { staffFeatures } from '#app/staff/features.ts'
import { m } from '#i18n/paraglide/messages.js'
import { hasPart, serviceIds } from '#server/features/pages/schema.ts'
import { PageFacts } from './page-facts.tsx'

/** The parts of the form of a page, each with where its texts appear. */
export function sectionsOf(id: string): Section[] {
  const [first, ...others] = partsOf(id)
  return [
    {
      ...first,
      note: (
        <>
          {first?.note}
          <PageFacts />
        </>
      ),
    },
    ...others,
  ]
}

function partsOf(id: string): Section[] {
  if (id === 'home') return home()
  if (id === 'procedure') return procedure()
  return id === 'licence-and-fees' ? licenceAndFees() : textPage(id)
}

const notes: Record<string, () => string> = {
  about: m.page_about_note,
  mission: m.page_mission_note,
  'mission-vision': m.page_mission_vision_note,
  values: m.page_values_note,
  'all-services': m.page_services_note,
  skills: m.page_skills_note,
}

/** What the feature says whose records a page shows. */
const noteOf = (id: string) => staffFeatures().find(({ pageNotes = {} }) => id in pageNotes)?.pageNotes?.[id]

function textPage(id: string): Section[] {
  const isService = serviceIds.some(service => service === id)
  const special = notes[id] ?? noteOf(id) ?? (isService ? m.page_service_note : undefined)
  return [
    {
      title: m.page_texts(),
      note: <Note text={special ? `${m.page_texts_note()} ${special()}` : m.page_texts_note()} />,
      fields: bilingual('title', 'lead', 'description').filter(name => hasPart(id, name)),
    },
    ...(isService ? [contact()] : []),
    { title: m.page_chapters(), note: <Note text={m.page_chapters_note()} />, list: 'chapters' },
    ...ownSections().filter(({ list = '' }) => hasPart(id, list)),
    { title: m.page_pictures(), note: <Note text={m.page_pictures_note()} />, list: 'pictures' },
  ]
}

const contact = (): Section => ({
  title: m.service_contact(),
  fields: [...bilingual('contactName', 'contactRole'), 'contactPhone'],
})

/** The parts that only some pages have. */
const ownSections = (): Section[] => [
  { title: m.service_covers(), note: <Note text={m.page_covers_note()} />, list: 'covers' },
  { title: m.service_steps(), note: <Note text={m.page_steps_note()} />, list: 'steps' },
  { title: m.service_papers(), list: 'papers' },
  { title: m.about_people(), list: 'people' },
  { title: m.about_timeline(), list: 'timeline' },
]

const procedure = (): Section[] => [
  {
    title: m.page_texts(),
    note: <Note text={m.page_texts_note()} />,
    fields: [...bilingual('title', 'lead', 'total', 'homeLead', 'description'), 'picture'],
  },
  { title: m.procedure_steps(), note: <Note text={m.procedure_steps_note()} />, list: 'steps' },
]

const licenceAndFees = (): Section[] => [
  {
    title: m.fees_page_texts(),
    fields: ['picture', ...bilingual('alt'), 'checkLink', 'checkedOn', ...bilingual('never', 'account')],
  },
  { title: m.helplines(), list: 'helplines' },
  { title: m.missions_abroad(), note: <Note text={m.fees_missions_note()} />, list: 'missions' },
]

const home = (): Section[] => [
  { title: m.home_head(), fields: bilingual('title', 'description') },
  { title: m.home_welcome_part(), note: <Note text={m.home_welcome_note()} />, fields: bilingual('tagline') },
  {
    title: m.home_services(),
    note: <Note text={m.home_services_note()} />,
    fields: bilingual('servicesHeading', 'servicesLead'),
    list: 'services',
  },
  {
    title: m.home_reasons(),
    note: <Note text={m.home_reasons_note()} />,
    fields: [...bilingual('whyHeading'), 'whyPicture', ...bilingual('whyAlt')],
    list: 'reasons',
  },
  {
    title: m.home_people(),
    note: <Note text={m.home_people_note()} />,
    fields: bilingual('peopleHeading'),
    list: 'people',
  },
  {
    title: m.home_brands_part(),
    note: <Note text={m.home_brands_note()} />,
    fields: bilingual('brandsHeading', 'brandsText'),
  },
  {
    title: m.home_banner_part(),
    note: <Note text={m.home_banner_note({ button: m.banner_button(), title: m.banner_title() })} />,
    fields: bilingual('bannerTitle', 'bannerText'),
  },
]

/** Names of texts, each with those of its translations. */
const bilingual = (...names: string[]) => names.flatMap(name => [name, `${name}Bn`, `${name}Ar`])

function Note({ text }: { text: string }) {
  return <p className="max-w-text text-sm text-muted">{text}</p>
}
