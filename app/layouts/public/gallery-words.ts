import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** What a gallery and its lightbox say. */
export const galleryWords = () => ({
  open: (n: number) => m.gallery_open({ n: formatNumber(n) }),
  close: m.gallery_close(),
  previous: m.gallery_previous(),
  next: m.gallery_next(),
  position: (n: number, of: number) => m.gallery_position({ n: formatNumber(n), of: formatNumber(of) }),
})
