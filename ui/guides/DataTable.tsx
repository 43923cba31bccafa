import { Badge } from '../Badge.tsx'
import { DataTable } from '../DataTable.tsx'
import type { Guide } from './guide.ts'

type Row = { name: string; state: string }
const rows: Row[] = [
  { name: 'Qatar', state: 'Published' },
  { name: 'Oman', state: 'Draft' },
]
const shown = { label: 'Client countries', rows, idOf: ({ name }: Row) => name }

export const guide: Guide = {
  use: 'Records of one kind in the staff area, from a list of columns: to find, compare, sort, select and open.',
  avoid:
    'tables that visitors read, or with rows of their own making (Table), rows that are typed (EntryTable), things to look at (cards).',
  anatomy: [
    ['Head', 'column titles, buttons where the list can be sorted by them; in view from 80rem on'],
    [
      'Checkboxes',
      'one for each row and one for all rows in view, where there is a selection; with Shift all up to the one pressed before',
    ],
    ['Rows', 'the first cell has the link that opens the record'],
    ['Grey rows', 'hold the place while the first rows load'],
    ['Empty', 'what stands there when there is no row, or loading has failed'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <DataTable
            {...shown}
            columns={[
              { title: 'Country', cell: ({ name }) => <a href={`#${name}`}>{name}</a> },
              { title: 'State', cell: ({ state }) => <Badge>{state}</Badge> },
            ]}
          />
        ),
        why: 'The name leads to the record; the state is a badge.',
      },
      dont: {
        shows: (
          <DataTable
            {...shown}
            columns={[
              { title: 'Country', cell: ({ name }) => name },
              { title: 'Open', cell: ({ name }) => <a href={`#open-${name}`}>Click here</a> },
            ]}
          />
        ),
        why: 'A column of links that all say the same.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'moves through titles that sort, checkboxes and what is in the cells'],
    ['Enter, Space', 'on a title sorts; pressed again it turns the order round where the list has both'],
    ['Space', 'on a checkbox selects'],
  ],
  accessibility: [
    'The sorted column has aria-sort.',
    'Each checkbox says which record it selects, by labels.select.',
    'On phones titles are not shown: cells that need a name get it by isLabelled, and the order is chosen above the list.',
    'Rows can take the focus by their id, for when a dialog about them closes.',
  ],
  content: ['What it says when empty names the next step.'],
  recipes: ['MenuInTableRow', 'PagesOfTable', 'EmptyTable'],
  looks: {
    Countries:
      'Figures stand below one another at the end of their column; names lead. On a phone each row is a block, in which titles name the figures.',
    'Sort and select': 'The order is seen in the head; Shift selects a range.',
    Compact: 'More rows are in view, and with fingers they are as high as before.',
    Loading: 'Grey rows hold the place of those to come.',
    'Next page loading': 'The rows that are there stay, dimmed.',
  },
}
