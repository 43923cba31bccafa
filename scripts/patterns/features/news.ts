import type { Part } from '../day.ts'

export const part: Part = {
  async ask({ owner, visitor }, ask) {
    const [news] = await visitor.query<{ slug: string; country?: string; service?: string }[]>('news.list')
    const { slug, country, service } = news!
    ask(visitor, 'news.bySlug', { slug })
    ask(visitor, 'news.related', { slug, country, service })
    const { rows } = await owner.query<{ rows: { _id: string }[] }>('news.manage', {})
    const article = { feature: 'news', _id: rows[0]!._id }
    for (const path of ['content.open', 'content.history', 'content.previewLinks.list']) ask(owner, path, article)
    ask(owner, 'content.revision', { ...article, number: 1 })
  },
}
