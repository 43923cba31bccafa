import { m } from '#i18n/paraglide/messages.js'
import { defineFeature } from '#server/define-feature.ts'
import { documentFeature } from '#server/features/content/domain.ts'
import { galleryContent } from '#server/features/gallery/content.ts'
import { galleryRest } from '#server/features/gallery/rest.ts'
import { galleryRouter } from '#server/features/gallery/router.ts'

export const gallery = defineFeature({
  ...documentFeature('gallery', galleryContent, m.gallery_title),
  editPage: id => `/admin/gallery/${id}`,
  pages: () => ['/gallery'],
  titleBn: ({ titleBn }) => titleBn,
  router: galleryRouter,
  rest: galleryRest,
})
