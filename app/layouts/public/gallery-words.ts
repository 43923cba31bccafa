import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** What a gallery and its lightbox say. */
export const galleryWords = () => ({
  open: (n: number) => m.pictures_open({ n: formatNumber(n) }),
  close: m.pictures_close(),
  previous: m.pictures_previous(),
  next: m.pictures_next(),
  position: (n: number, of: number) => m.pictures_position({ n: formatNumber(n), of: formatNumber(of) }),
})
