import { pathForLocale } from '#i18n/locale.ts'
import { locales } from '#i18n/paraglide/runtime.js'
import { defineFeature } from '#server/define-feature.ts'
import { pageCards } from '#server/features/search/page-card.ts'
import { searchRouter } from '#server/features/search/router.ts'

export const search = defineFeature({
  kind: 'tool',
  name: 'search',
  tables: {},
  activity: {},
  router: searchRouter,
  routes: Object.fromEntries(locales.map(locale => [pathForLocale(locale, '/page-card'), pageCards])),
})
