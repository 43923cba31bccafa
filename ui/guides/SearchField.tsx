import { SearchField } from '../SearchField.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Words to look for in the list below, in a form with role="search" that a GET can carry.',
  avoid: 'lists with filters (FilterBar), one of a few (SelectField).',
  anatomy: [
    ['Icon', 'A magnifying glass; it cannot be pressed.'],
    ['Input', 'With the browser’s own cross that empties it.'],
    ['Button', 'Searches; below the input where there is no room beside it.'],
  ],
  pairs: [
    {
      do: {
        shows: <SearchField label="Search the pictures" labels={{ submit: 'Search' }} />,
        why: 'The name says what is searched.',
      },
      dont: {
        shows: <SearchField label="Search" labels={{ submit: 'Go' }} />,
        why: 'Search what? And where does it go?',
      },
    },
  ],
  keyboard: [
    ['Enter', 'Searches.'],
    ['Escape', 'Empties the field.'],
  ],
  accessibility: ['The label is read and not shown: the icon and the button say it to the eye.'],
  content: ['The label says what is searched: “Search the pictures”.', 'The button is one verb.'],
  recipes: ['PagesOfTable', 'PageNotFound'],
}
