import { late } from '#app/rendering/late.ts'
import { Newspaper } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { NEWS_SCHEMA_VERSION, newsFields } from '#server/features/news/schema.ts'
import { nameOf, textOf } from '#app/staff/record-title.ts'
import { newsPart } from '#server/features/news/part.shared.ts'

export const staff = defineStaff({
  name: 'news',
  part: newsPart,
  screens: [
    {
      to: '/admin/news',
      group: 'content',
      place: 80,
      set: 'website',
      label: m.admin_news,
      icon: Newspaper,
      right: 'content',
      add: m.news_add,
    },
  ],
  contentTypes: {
    news: {
      one: m.content_news,
      many: m.admin_news,
      listPage: '/admin/news',
      editPage: id => `/admin/news/${id}`,
      publicPage: (_, { slug }) => `/news-event/${textOf(slug)}`,
      title: ({ title, titleBn }) => nameOf(title, titleBn),
      fields: newsFields,
      lists: {},
      schemaVersion: NEWS_SCHEMA_VERSION,
      preview: late(async () => (await import('./preview.tsx')).preview),
      staff: late(async () => ({})),
    },
  },
  quickActions: [
    {
      to: '/admin/$type/add',
      params: { type: 'news' },
      icon: Newspaper,
      label: m.news_add,
      of: 'content',
      right: 'content',
      place: 30,
    },
  ],
  helpOf: { '/admin/news': 'news' },
  pageNotes: { news: m.page_news_note },
  pagePreviews: { news: late(async () => (await import('./preview.tsx')).pagePreview) },
})
