import { m } from '#i18n/paraglide/messages.js'
import type { DocumentFields, DocumentLists, DocumentOf } from '#server/drafts/document-schema.ts'
import { inArabicToo, translated } from '#server/drafts/translated.ts'

/** In characters. */
const SENTENCES_MAX = 500
const DESCRIPTION_MAX = 300
const PERSON_MAX = 200

/** The icons of services; the home page draws them. */
const serviceIcons = [
  { value: 'handshake', label: m.icon_handshake },
  { value: 'people', label: m.icon_people },
  { value: 'wrench', label: m.icon_wrench },
  { value: 'cap', label: m.icon_cap },
  { value: 'languages', label: m.icon_language },
  { value: 'scale', label: m.icon_scale },
  { value: 'briefcase', label: m.icon_briefcase },
  { value: 'plane', label: m.icon_plane },
] as const
export type ServiceIcon = (typeof serviceIcons)[number]['value']

const sentences = { kind: 'longText', max: SENTENCES_MAX } as const

/** The fields of the home page's texts in the order of its form. */
export const homeFields = {
  ...translated('title', {
    kind: 'text',
    label: m.field_title,
    hint: m.home_title_hint,
    required: m.field_title_needed,
  }),
  ...translated('description', {
    kind: 'longText',
    max: DESCRIPTION_MAX,
    label: m.field_description,
    hint: m.field_description_hint,
  }),
  ...translated('tagline', { ...sentences, label: m.home_tagline_label }),
  ...translated('servicesHeading', { kind: 'text', label: m.home_services_heading }),
  ...translated('servicesLead', { ...sentences, label: m.home_services_lead_label }),
  ...translated('whyHeading', { kind: 'text', label: m.home_why_heading }),
  whyPicture: { kind: 'picture', label: m.home_why_picture },
  ...translated('whyAlt', { ...sentences, of: 'whyPicture', label: m.field_alt, hint: m.field_alt_hint }),
  ...translated('peopleHeading', { kind: 'text', label: m.home_people_heading }),
  ...translated('brandsHeading', { kind: 'text', label: m.home_brands_heading }),
  ...translated('brandsText', { kind: 'blocks', max: 2000, label: m.home_brands_label, hint: m.text_hint }),
  ...inArabicToo('bannerTitle', { kind: 'text', label: m.home_banner_title, hint: m.home_banner_title_hint }),
  ...inArabicToo('bannerText', { ...sentences, label: m.home_banner_text }),
} as const satisfies DocumentFields

export const homeLists = {
  services: {
    label: m.home_services,
    one: m.home_service,
    max: 12,
    fields: {
      ...translated('title', { kind: 'text', label: m.field_title, required: m.field_title_needed }),
      ...translated('summary', { ...sentences, label: m.field_summary }),
      link: { kind: 'link', label: m.home_service_link, required: m.home_service_link_needed },
      icon: { kind: 'choice', label: m.home_service_icon, options: serviceIcons },
    },
  },
  reasons: {
    label: m.home_reasons,
    one: m.home_reason,
    max: 6,
    fields: {
      ...translated('title', { kind: 'text', label: m.field_title, required: m.field_title_needed }),
      ...translated('text', { ...sentences, label: m.field_text }),
    },
  },
  people: {
    label: m.home_people,
    one: m.home_person,
    max: 6,
    fields: {
      ...translated('name', { kind: 'text', label: m.home_person_name, required: m.home_person_name_needed }),
      ...translated('role', { kind: 'text', label: m.home_person_role }),
      ...translated('place', { kind: 'text', label: m.home_person_place, hint: m.home_person_place_hint }),
      ...translated('sentence', {
        kind: 'longText',
        max: PERSON_MAX,
        label: m.home_person_sentence,
        hint: m.home_person_sentence_hint,
      }),
      picture: { kind: 'picture', label: m.person_picture, hint: m.person_picture_hint },
    },
  },
} as const satisfies DocumentLists

export type Home = DocumentOf<typeof homeFields, typeof homeLists>
