import { m } from '#i18n/paraglide/messages.js'

/** The page around its records, whose texts staff write: its address, what it is called until it has a title. */
export const enquiriesPage = {
  contact: { path: '/contact-us', name: m.contact_title },
} as const
