import { defineDocument } from '#server/features/content/domain.ts'
import { albumFields, albumLists } from '#server/features/gallery/schema.ts'

export const galleryContent = defineDocument({
  feature: 'gallery',
  fields: albumFields,
  lists: albumLists,
  title: ({ title = '' }) => title,
  missing: ({ pictures = [] }) => (pictures.length > 0 ? [] : ['picture']),
})
