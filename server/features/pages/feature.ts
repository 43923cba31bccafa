import { find, type PageDocument, pagesContent, services, shownPeople } from '#server/features/pages/domain.ts'
import { publicQuery, router } from '#server/trpc/procedures.ts'
import { z } from '#i18n/zod.ts'
import { type PageId, pageIds, pages as allPages, serviceIds } from '#server/features/pages/schema.ts'
import { m } from '#i18n/paraglide/messages.js'
import { textsOfDocument } from '#server/drafts/finding.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { documentFeature } from '#server/features/content/domain.ts'

/** What people type who look for one of the pages. */
const asked: Partial<Record<PageId, string>> = {
  about: 'about, about us, who are you, company, owner, history, কোম্পানি, প্রতিষ্ঠান, মালিক, আপনারা কারা',
  privacy: 'privacy, my data, গোপনীয়তা, ব্যক্তিগত তথ্য',
  'all-services': 'service, services, সেবা, সার্ভিস',
  manpower: 'manpower, জনশক্তি',
  ticket: 'ticket, air ticket, flight, plane, টিকিট, টিকেট, বিমান, ফ্লাইট, biman',
  visa: 'visa, work visa, work permit, ভিসা, ওয়ার্ক পারমিট, vissa',
  skills: 'training, skill test, trade test, প্রশিক্ষণ, ট্রেনিং, দক্ষতা পরীক্ষা, proshikkhon',
}

export const pages = defineFeature({
  ...documentFeature('pages', pagesContent, m.pages_many),
  place: 16,
  contributes: {
    check: { people: shownPeople },
    search: { kinds: { pages: { place: 20, label: m.site_search_pages } } },
  },
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
    asked: asked[page._id as PageId],
    picture: page.pictures[0] && { path: page.pictures[0].picture, focus: page.pictures[0].focus },
  }),
  router: router({
    byId: publicQuery.input(z.strictObject({ id: z.enum(pageIds) })).query(({ input }) => find(input.id)),
    services: publicQuery.query(() => services()),
  }),
})
