import type { Part } from '../day.ts'

export const part: Part = {
  ask({ owner, visitor }, ask) {
    ask(visitor, 'search.site', { words: 'visa' })
    ask(visitor, 'search.check', { asked: '01700000088' })
    ask(owner, 'search.records', { words: 'qatar' })
    ask(owner, 'search.missed')
  },
}
