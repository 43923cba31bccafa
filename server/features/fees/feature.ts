import { m } from '#i18n/paraglide/messages.js'
import { defineFeature } from '#server/define-feature.ts'
import { documentFeature } from '#server/features/content/domain.ts'
import { feesContent, feesPageContent } from '#server/features/fees/content.ts'
import { feesFiles } from '#server/features/fees/files.ts'
import { feesOnDesk } from '#server/features/fees/domain.ts'
import { feesRouter } from '#server/features/fees/router.ts'

const PAGE = '/licence-and-fees'

export const fees = defineFeature({
  ...documentFeature('fees', feesContent, m.fees_many),
  right: 'vacancies',
  list: { page: '/admin/fees', label: m.fees_many },
  editPage: id => `/admin/fees/${id}`,
  pages: () => [PAGE],
  router: feesRouter,
  desk: feesOnDesk,
})

export const feesPage = defineFeature({
  ...documentFeature('licence-page', feesPageContent, m.fees_title),
  folder: 'fees',
  list: { page: '/admin/pages', label: m.pages_many },
  editPage: () => '/admin/pages/licence-and-fees',
  pages: () => [PAGE],
  routes: { [PAGE]: feesFiles },
})
