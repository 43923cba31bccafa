import type { Part } from '../day.ts'

export const part: Part = {
  async ask({ owner, visitor }, ask) {
    const pages = await owner.query<{ _id: string }[]>('content.documents', { feature: 'pages' })
    for (const { _id } of pages) ask(visitor, 'pages.byId', { id: _id })
  },
}
