import { news as articles } from '#app/features/news/articles.ts'
import { sharePicture } from '#app/layouts/head.ts'
import { localize } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { config } from '#server/config.ts'
import { defineFeature } from '#server/define-feature.ts'

export const news = defineFeature({
  kind: 'built-in',
  name: 'news',
  tables: {},
  records: async () => (config.DEMO === 'on' ? articles : []),
  pages: ({ id }) => ['/', '/news-event', `/news-event/${id}`],
  title: ({ title }) => title,
  searchText: ({ title, lead, paragraphs }) => [title, lead, ...paragraphs],
  feed: {
    path: '/news-event/rss.xml',
    page: '/news-event',
    title: m.news_title,
    description: m.news_description,
    item: article => {
      const { title, lead } = localize(article)
      return {
        title,
        description: lead,
        date: new Date(article.date),
        path: `/news-event/${article.id}`,
        image: sharePicture(article.image),
      }
    },
  },
  activity: {},
})
