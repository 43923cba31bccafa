import { m } from '#i18n/paraglide/messages.js'

/** What an applicant is told between two steps. */
export const NEWS = ['invited', 'moved', 'off', 'changed'] as const
export type News = (typeof NEWS)[number]

export const newsLabels: Record<News, () => string> = {
  invited: m.news_invited,
  moved: m.news_moved,
  off: m.news_off,
  changed: m.news_changed,
}
