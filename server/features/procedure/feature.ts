import { find, procedureContent, type ProcedureDocument } from '#server/features/procedure/domain.ts'
import { publicQuery, router } from '#server/trpc/procedures.ts'
import { m } from '#i18n/paraglide/messages.js'
import { textsOfDocument } from '#server/drafts/finding.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { documentFeature } from '#server/features/content/domain.ts'

export const procedure = defineFeature({
  ...documentFeature('procedure', procedureContent, m.procedure_title),
  place: 17,
  titleBn: ({ titleBn }: ProcedureDocument) => titleBn,
  list: { page: '/admin/pages', label: m.pages_many },
  editPage: () => '/admin/pages/procedure',
  pages: () => ['/', '/recruitment-procedure'],
  finding: (page: ProcedureDocument) => ({
    kind: 'pages',
    path: '/recruitment-procedure',
    title: { english: page.title, bangla: page.titleBn },
    texts: textsOfDocument(procedureContent, page),
    asked:
      'procedure, process, steps, how long, how to go abroad, documents, papers, medical, passport, smart card, bmet, clearance, ' +
      'প্রক্রিয়া, ধাপ, কতদিন, কত দিন, কাগজপত্র, মেডিকেল, পাসপোর্ট, স্মার্ট কার্ড, বিএমইটি, ছাড়পত্র, dhap, kagojpotro, koto din',
    picture: page.picture ? { path: page.picture } : undefined,
  }),
  router: router({ find: publicQuery.query(() => find()) }),
})
