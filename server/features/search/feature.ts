import { pathsOf } from '#i18n/locale.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { pageCards } from '#server/features/search/page-card.ts'
import { searchRouter } from '#server/features/search/router.ts'

export const search = defineFeature({
  kind: 'tool',
  name: 'search',
  tables: {},
  activity: {},
  router: searchRouter,
  routes: Object.fromEntries(pathsOf('/page-card').map(path => [path, pageCards])),
})
