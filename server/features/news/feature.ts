import { agency } from '#i18n/agency.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { wordsOfText } from '#server/drafts/finding.ts'
import { plainText } from '#server/drafts/text-schema.ts'
import { newsPart } from '#server/features/news/part.shared.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { newsActivity } from '#server/features/news/activity.ts'
import { newsContent } from '#server/features/news/content.ts'
import { list } from '#server/features/news/domain.ts'
import { newsOnDesk } from '#server/features/news/manage.ts'
import { newsRest } from '#server/features/news/rest.ts'
import { newsRouter } from '#server/features/news/router.ts'
import { newsInput, splitLead } from '#server/features/news/schema.ts'
import { newsTables } from '#server/features/news/tables.ts'

export const news = defineFeature({
  kind: 'content',
  name: 'news',
  part: newsPart,
  place: 7,
  contributes: {
    search: {
      pages: [{ path: '/news-event', title: m.news_title, text: m.news_description }],
      kinds: { news: { place: 50, label: m.nav_news, isOnCards: true } },
    },
    views: 'content',
  },
  tables: newsTables,
  schema: newsInput,
  content: newsContent,
  right: 'content',
  records: list,
  idOf: ({ _id }) => _id,
  editPage: id => `/admin/news/${id}`,
  pictures: ({ picture }) => [picture],
  pages: ({ slug }) => ['/', '/news-event', `/news-event/${slug}`],
  title: ({ title }) => title,
  titleBn: ({ titleBn }) => titleBn,
  searchText: ({ title, titleBn = '', text, textBn = '', place = '', placeBn = '' }) =>
    [title, titleBn, text, textBn, place, placeBn].filter(Boolean),
  finding: ({ slug, title, titleBn, text, textBn, place, placeBn, picture }) => ({
    kind: 'news',
    path: `/news-event/${slug}`,
    title: { english: title, bangla: titleBn },
    texts: [wordsOfText(text, textBn), wordsOfText(place, placeBn)],
    picture: { path: picture },
  }),
  feed: {
    path: '/news-event/rss.xml',
    page: '/news-event',
    title: m.news_title,
    description: () => m.news_description({ name: agency().name }),
    item: ({ title, titleBn, text, textBn, date, slug, picture }) => ({
      title: localizedText(title, titleBn).children,
      description: plainText(splitLead(localizedText(text, textBn).children).lead),
      date: new Date(date),
      path: `/news-event/${slug}`,
      image: picture,
    }),
  },
  activity: newsActivity,
  desk: newsOnDesk,
  router: newsRouter,
  rest: newsRest,
})
