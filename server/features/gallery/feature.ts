import { described, galleryContent, touchAlbumsWith } from '#server/features/gallery/domain.ts'
import { publicQuery, router } from '#server/trpc/procedures.ts'
import { m } from '#i18n/paraglide/messages.js'
import { galleryPart } from '#server/features/gallery/part.shared.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { documentFeature } from '#server/features/content/domain.ts'
import { galleryRest } from '#server/features/gallery/rest.ts'

export const gallery = defineFeature({
  ...documentFeature('gallery', galleryContent, m.gallery_title),
  part: galleryPart,
  place: 6,
  contributes: {
    search: { pages: [{ path: '/gallery', title: m.gallery_title, text: m.gallery_description }] },
  },
  editPage: id => `/admin/gallery/${id}`,
  pages: () => ['/gallery'],
  titleBn: ({ titleBn }) => titleBn,
  router: router({ list: publicQuery.query(() => described()) }),
  rest: galleryRest,
  onPictureDescribed: touchAlbumsWith,
})
