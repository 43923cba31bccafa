import { applyAll, creationOf } from '#server/drafts/transitions.ts'
import { SYSTEM_ACTOR } from '#server/actor.ts'
import { newsContent } from '#server/features/news/content.ts'
import { seedNews } from '#prisma/seed/news-data.ts'
import type { Demonstration } from '#prisma/seed/demonstration.ts'

export const demonstration: Demonstration = {
  pictures: seedNews.map(({ picture }) => picture),
  count: database => database.newsArticle.count(),
  add: (transaction, stored) =>
    applyAll(
      transaction,
      newsContent,
      SYSTEM_ACTOR,
      seedNews.map(article => creationOf(newsContent, { ...article, picture: stored(article.picture) })),
    ),
}
