import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Search and filters above a list: a GET form, so that what is shown has an address and works without scripts.',
  avoid: 'a search alone (SearchField).',
  anatomy: [
    ['Search', 'Always in sight.'],
    ['Filters', 'Selects, whose default is the empty value; folded on phones.'],
    ['Filters that are on', 'Links that take one away, and from two on one that takes all away.'],
  ],
  keyboard: [
    ['Enter', 'Applies.'],
    ['Enter on a filter that is on', 'Takes it away; the focus goes to the next one.'],
  ],
  accessibility: [
    'A search landmark.',
    'Each link is called “Remove the filter” and what it is.',
    'Links are at least 44 px high.',
  ],
  content: ['A filter that is on repeats the text of its field: “Show: Without a company”.'],
}
