import type { Part, Rows } from '../day.ts'

export const part: Part = {
  async ask({ owner }, ask) {
    const { rows } = await owner.query<Rows<{ path: string }>>('media.list', {})
    ask(owner, 'media.byPath', { path: rows[0]!.path })
  },
}
