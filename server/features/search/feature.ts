import { pathsOf } from '#i18n/locale.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { purgeMissed } from '#server/features/search/missed.ts'
import { pageCards } from '#server/features/search/page-card.ts'
import { searchRouter } from '#server/features/search/router.ts'
import { searchTables } from '#server/features/search/tables.ts'

export const search = defineFeature({
  kind: 'tool',
  name: 'search',
  tables: searchTables,
  activity: {},
  router: searchRouter,
  purge: purgeMissed,
  routes: Object.fromEntries(pathsOf('/page-card').map(path => [path, pageCards])),
})
