import { m } from '#i18n/paraglide/messages.js'
import { textsOfDocument } from '#server/drafts/finding.ts'
import { defineFeature } from '#server/define-feature.ts'
import { documentFeature } from '#server/features/content/domain.ts'
import { pagesContent } from '#server/features/pages/content.ts'
import type { PageDocument } from '#server/features/pages/domain.ts'
import { pagesRouter } from '#server/features/pages/router.ts'
import { type PageId, pages as allPages, serviceIds } from '#server/features/pages/schema.ts'

export const pages = defineFeature({
  ...documentFeature('pages', pagesContent, m.pages_many),
  titleBn: ({ titleBn }: PageDocument) => titleBn,
  editPage: id => `/admin/pages/${id}`,
  pages({ _id }: PageDocument) {
    const { path } = allPages[_id as PageId]
    return serviceIds.some(id => id === _id) ? ['/all-services', path] : [path]
  },
  finding: (page: PageDocument) => ({
    kind: 'pages',
    path: allPages[page._id as PageId].path,
    title: { english: page.title, bangla: page.titleBn },
    texts: textsOfDocument(pagesContent, page),
    picture: page.pictures[0] && { path: page.pictures[0].picture, focus: page.pictures[0].focus },
  }),
  router: pagesRouter,
})
