import { m } from '#i18n/paraglide/messages.js'
import { definePart } from '#server/registration/define-part.shared.ts'

export const galleryPart = definePart({
  name: 'gallery',
  place: 20,
  label: m.admin_gallery,
  text: m.gallery_part,
  from: 'website',
})
