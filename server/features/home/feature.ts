import { find, homeContent, type HomeDocument } from '#server/features/home/domain.ts'
import { publicQuery, router } from '#server/trpc/procedures.ts'
import { m } from '#i18n/paraglide/messages.js'
import { defineFeature } from '#server/registration/define-feature.ts'
import { documentFeature } from '#server/features/content/domain.ts'

export const home = defineFeature({
  ...documentFeature('home', homeContent, m.home_many),
  place: 18,
  titleBn: ({ titleBn }: HomeDocument) => titleBn,
  list: { page: '/admin/pages', label: m.pages_many },
  editPage: () => '/admin/pages/home',
  pages: () => ['/'],
  router: router({ find: publicQuery.query(() => find()) }),
})
