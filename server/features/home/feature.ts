import { m } from '#i18n/paraglide/messages.js'
import { defineFeature } from '#server/define-feature.ts'
import { documentFeature } from '#server/features/content/domain.ts'
import { homeContent } from '#server/features/home/content.ts'
import type { HomeDocument } from '#server/features/home/domain.ts'
import { homeRouter } from '#server/features/home/router.ts'

export const home = defineFeature({
  ...documentFeature('home', homeContent, m.home_many),
  titleBn: ({ titleBn }: HomeDocument) => titleBn,
  list: { page: '/admin/pages', label: m.pages_many },
  editPage: () => '/admin/pages/home',
  pages: () => ['/'],
  router: homeRouter,
})
