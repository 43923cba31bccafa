import { m } from '#i18n/paraglide/messages.js'
import { documentRest } from '#server/content/document-rest.ts'
import { defineFeature } from '#server/define-feature.ts'
import { documentFeature } from '#server/features/content/domain.ts'
import { galleryContent } from '#server/features/gallery/content.ts'
import { list } from '#server/features/gallery/domain.ts'
import { galleryRouter } from '#server/features/gallery/router.ts'
import { albumFields, albumLists } from '#server/features/gallery/schema.ts'

export const gallery = defineFeature({
  ...documentFeature('gallery', galleryContent, m.gallery_title),
  editPage: id => `/admin/gallery/${id}`,
  pages: () => ['/gallery'],
  titleBn: ({ titleBn }) => titleBn,
  router: galleryRouter,
  rest: documentRest({
    path: '/gallery',
    tag: 'Gallery',
    name: 'Album',
    many: 'albums',
    fields: albumFields,
    lists: albumLists,
    read: list,
  }),
})
