import { FilterBar } from '../FilterBar.tsx'
import type { Guide } from './guide.ts'
import { SelectField } from '../SelectField.tsx'

const link = <a href="#filters">{null}</a>
const show = (
  <SelectField label="Show" defaultValue="empty">
    <option value="">All</option>
    <option value="empty">Without a company</option>
  </SelectField>
)
const labels = { submit: 'Search', chosen: 'Filters that are on', remove: 'Remove the filter:' }

export const guide: Guide = {
  use: 'Search and filters above a list: a GET form, so that what is shown has an address and works without scripts.',
  avoid: 'a search alone (SearchField).',
  anatomy: [
    ['Search', 'Always in sight.'],
    ['Filters', 'Selects, whose default is the empty value; folded on phones.'],
    ['Filters that are on', 'Links that take one away, and from two on one that takes all away.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <FilterBar chosen={[{ id: 'do', label: 'Show: Without a company', remove: link }]} labels={labels}>
            {show}
          </FilterBar>
        ),
        why: 'Why the list is short can be read below it, and one press takes it back.',
      },
      dont: {
        shows: <FilterBar labels={labels}>{show}</FilterBar>,
        why: 'On a phone the fields are folded: nobody sees that something is left out.',
      },
    },
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
  recipes: ['PagesOfTable'],
  looks: {
    'Nothing chosen': 'No row is kept for filters that are not on.',
  },
}
