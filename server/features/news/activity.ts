import { m } from '#i18n/paraglide/messages.js'
import type { ActivityArea } from '#server/registration/define-feature.ts'

export const newsActivity = {
  news: {
    label: m.activity_part_news,
    hasEnglishSubjects: true,
    actions: {
      'news-published': m.did_news_published,
      'news-changed': m.did_news_changed,
      'news-unpublished': m.did_news_unpublished,
      'news-deleted': m.did_news_deleted,
      'news-restored': m.did_news_restored,
    },
  },
} satisfies Record<string, ActivityArea>

declare module '#server/registration/feature-events.ts' {
  interface ActivityAreas {
    news: typeof newsActivity
  }
}
