import { definePagePreview } from '#app/features/pages/page-preview.ts'
import { m } from '#i18n/paraglide/messages.js'
import { GalleryPage, loadGallery, localizeAlbum } from '#app/features/gallery/gallery-page.tsx'
import type { Album } from '#server/features/gallery/domain.ts'
import { definePreview } from '#app/staff/preview.ts'

export const preview = definePreview({
  async load(record) {
    const { pictures = [], ...album } = record as Partial<Album> & { _id: string }
    const localized = localizeAlbum({ ...album, pictures: pictures.filter(({ picture }) => picture) })
    return { title: localized.title.children || m.gallery_title(), props: { albums: [localized], page: null } }
  },
  Page: GalleryPage,
})

export const pagePreview = definePagePreview({
  load: async page => ({ ...(await loadGallery()), page }),
  Page: GalleryPage,
})
