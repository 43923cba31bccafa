import { late } from '#app/rendering/late.ts'
import { Images } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type AlbumInput, albumFields, albumLists } from '#server/features/gallery/schema.ts'
import { nameOf } from '#app/staff/record-title.ts'
import { plural } from '#i18n/locale.ts'
import { galleryPart } from '#server/features/gallery/part.shared.ts'

export const staff = defineStaff({
  name: 'gallery',
  part: galleryPart,
  screens: [
    {
      to: '/admin/gallery',
      group: 'content',
      place: 90,
      set: 'website',
      label: m.admin_gallery,
      icon: Images,
      right: 'content',
      add: m.album_add,
    },
  ],
  contentTypes: {
    gallery: {
      one: m.album_one,
      many: m.album_many,
      listPage: '/admin/gallery',
      editPage: id => `/admin/gallery/${id}`,
      publicPage: () => '/gallery',
      title: ({ title, titleBn }) => nameOf(title, titleBn),
      fields: albumFields,
      lists: albumLists,
      schemaVersion: 1,
      preview: late(async () => (await import('./preview.tsx')).preview),
      staff: late(async () => ({
        list: {
          empty: { title: m.gallery_admin_empty, text: m.gallery_admin_empty_text },
          pictureOf: ({ pictures }) => (pictures as AlbumInput['pictures'])?.find(({ picture }) => picture)?.picture,
          describe: ({ pictures }) => m.album_count(plural((pictures as AlbumInput['pictures'])?.length ?? 0)),
        },
      })),
    },
  },
  pageNotes: { gallery: m.page_gallery_note },
  pagePreviews: { gallery: late(async () => (await import('./preview.tsx')).pagePreview) },
})
