import { isIn } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { DocumentFields, DocumentOf } from '#server/drafts/document-schema.ts'
import { inArabicToo, translated } from '#server/drafts/translated.ts'
import { pageLists } from '#server/features/pages/lists.ts'
import { pagesOfOthers } from '#server/site/pages.schema.ts'

export { pageLists }

/** Every page whose text staff write: its address, and what it is called until it has a title. */
export const pages = {
  about: { path: '/about-us', name: m.about_title },
  mission: { path: '/mission', name: m.mission_title },
  'mission-vision': { path: '/mission-vision', name: m.mission_vision_title },
  values: { path: '/values', name: m.values_title },
  privacy: { path: '/privacy-policy', name: m.privacy_title },
  'all-services': { path: '/all-services', name: m.services_title },
  manpower: { path: '/manpower-service', name: m.nav_manpower },
  employment: { path: '/employment-service', name: m.nav_employment },
  ticket: { path: '/ticket-service', name: m.nav_ticket },
  visa: { path: '/visa-service', name: m.nav_visa },
  skills: { path: '/all-services', name: m.page_skills },
  ...pagesOfOthers,
} as const

export type PageId = keyof typeof pages
export const pageIds = Object.keys(pages) as [PageId, ...PageId[]]

/** The services, in the order in which the page of all services shows them. */
export const serviceIds = ['manpower', 'employment', 'ticket', 'visa', 'skills'] as const satisfies PageId[]

/** Parts that only some pages have: their forms ask for them, and they show them. All other parts are on every page. */
const ownParts: Record<string, readonly string[]> = {
  leadAr: pageIds.filter(id => isIn('ar', pages[id].path)),
  contactName: serviceIds,
  contactRole: serviceIds,
  contactPhone: serviceIds,
  covers: serviceIds,
  steps: serviceIds,
  papers: serviceIds,
  people: ['about'],
  timeline: ['about'],
}

/** Whether a page has this field or list; `part` may be the name of a translation. */
export const hasPart = (id: string, part: string): boolean => ownParts[part.replace(/Bn$/, '')]?.includes(id) ?? true

/** In characters; longer ones are cut by search engines. */
const DESCRIPTION_MAX = 300
const LEAD_MAX = 500

/** The fields of a page in the order of its form. */
export const pageFields = {
  ...translated('title', { kind: 'text', label: m.field_title, required: m.field_title_needed }),
  ...inArabicToo('lead', { kind: 'longText', max: LEAD_MAX, label: m.field_lead, hint: m.page_lead_hint }),
  ...translated('description', {
    kind: 'longText',
    max: DESCRIPTION_MAX,
    label: m.field_description,
    hint: m.field_description_hint,
  }),
  ...translated('contactName', { kind: 'text', label: m.page_contact_name }),
  ...translated('contactRole', { kind: 'text', label: m.page_contact_role, hint: m.page_contact_role_hint }),
  contactPhone: { kind: 'phone', label: m.page_contact_phone, hint: m.page_contact_phone_hint },
} as const satisfies DocumentFields

export type Page = DocumentOf<typeof pageFields, typeof pageLists>
