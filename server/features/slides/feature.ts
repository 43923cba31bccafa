import { list, slidesContent } from '#server/features/slides/domain.ts'
import { publicQuery, router } from '#server/trpc/procedures.ts'
import { m } from '#i18n/paraglide/messages.js'
import { defineFeature } from '#server/registration/define-feature.ts'
import { documentFeature } from '#server/features/content/domain.ts'

export const slides = defineFeature({
  ...documentFeature('slides', slidesContent, m.slides_many),
  place: 5,
  editPage: () => '/admin/slides',
  pages: () => ['/'],
  router: router({ list: publicQuery.query(() => list()) }),
})
