import { Button } from '../Button.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Below a list with checkboxes, always in view: how many are selected and what can be done with them.',
  avoid: 'actions on one record (in its row), saving a form (SaveBar).',
  anatomy: [
    ['Count', 'a status, read out when it changes'],
    ['Clear', 'beside the count'],
    [
      'Actions',
      'for all that are selected, also on other pages; one line that scrolls where they do not fit: what is done less often goes into a menu',
    ],
  ],
  pairs: [
    {
      do: { shows: <Button variant="danger-quiet">Delete</Button>, why: 'The count beside it says how many.' },
      dont: {
        shows: <Button variant="danger-quiet">Delete (3)</Button>,
        why: 'The number is said twice, and changes width.',
      },
    },
  ],
  keyboard: [['Tab', 'comes to it after the list; it never takes the focus by itself']],
  accessibility: [
    'Without a count nothing is seen, but its status stays, so that the first selection is read out too.',
    'What cannot be taken back asks first; the rest offers Undo.',
  ],
  content: ['Verbs alone on the buttons: Publish, Delete.'],
  recipes: ['SelectionOfRows'],
  looks: {
    Selected: 'It stays in view while the list is scrolled.',
    Busy: 'How far the work is stands where it was started.',
  },
}
