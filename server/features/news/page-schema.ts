import { m } from '#i18n/paraglide/messages.js'

/** The page around its records, whose texts staff write: its address, what it is called until it has a title. */
export const newsPage = {
  news: { path: '/news-event', name: m.news_title, part: 'news' },
} as const
