import { has, type Part } from '../day.ts'

export const part: Part = {
  async work({ owner }) {
    for (const view of views.filter(({ list }) => has(list))) await owner.change('views.save', view)
  },
}

const views = [
  {
    list: 'applications',
    name: 'Selected, longest waiting',
    query: { state: 'selected', sort: 'waiting' },
    isShared: true,
  },
  { list: 'applications', name: 'From Cumilla', query: { district: 'cumilla' }, isShared: false },
]
