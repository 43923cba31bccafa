import { m } from '#i18n/paraglide/messages.js'

/** The page around its records, whose texts staff write: its address, what it is called until it has a title. */
export const galleryPage = {
  gallery: { path: '/gallery', name: m.gallery_title, part: 'gallery' },
} as const
