import { definePagePreview } from '#app/features/pages/page-preview.ts'
import { loadNews } from '#app/features/news/load-news.ts'
import { listRelatedNews, localizeArticle, type NewsArticle } from '#app/features/news/queries.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { named, definePreview } from '#app/staff/preview.ts'

const loadArticle = () => import('#app/features/news/news-article.tsx')

export const preview = definePreview({
  async load(record) {
    await loadStatic(loadArticle)
    const article = localizeArticle(named(record as NewsArticle, 'title', 'titleBn'))
    return { title: article.title.children, props: { ...article, related: await listRelatedNews(article) } }
  },
  Page: staticComponent(loadArticle, 'NewsArticle'),
})

const loadNewsList = () => import('#app/features/news/news-page.tsx')

export const pagePreview = definePagePreview({
  async load(page) {
    const [news] = await Promise.all([loadNews(), loadStatic(loadNewsList)])
    return { ...news, page }
  },
  Page: staticComponent(loadNewsList, 'NewsList'),
})
