import { findNews, listNews } from '#app/features/news/queries.ts'
import { findPage } from '#app/features/pages/queries.ts'

/** All news, newest first, the text of the newest, and the texts around them where somebody has written any. */
export async function loadNews() {
  const [news, page] = await Promise.all([listNews(), findPage('news')])
  const newest = news[0] && (await findNews(news[0].slug))
  return { news, text: newest?.text, page }
}
