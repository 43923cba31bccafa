import { m } from '#i18n/paraglide/messages.js'
import { defineFeature } from '#server/define-feature.ts'
import { documentFeature } from '#server/features/content/domain.ts'
import { slidesContent } from '#server/features/slides/content.ts'
import { slidesRouter } from '#server/features/slides/router.ts'

export const slides = defineFeature({
  ...documentFeature('slides', slidesContent, m.slides_many),
  editPage: () => '/admin/slides',
  pages: () => ['/'],
  router: slidesRouter,
})
