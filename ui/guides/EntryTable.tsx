import { Entry, EntryTable } from '../EntryTable.tsx'
import { TextField } from '../TextField.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Entries with the same few fields, to be typed: a table where its columns have room, a card for each before that.',
  avoid: 'tables that are read (Table, DataTable), long entries (EntryCard), one group of fields (Block).',
  anatomy: [
    ['Heads', 'the columns for people who see; each field keeps its own label'],
    ['Entry', 'its place, its fields, its buttons'],
    ['EntryNote', 'a line between entries, such as what was removed'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <EntryTable heads={[{ label: 'Company' }]} className="[--columns:2rem_minmax(0,1fr)_0rem]">
            <Entry label="Company 1" place="1">
              <TextField label="Company" defaultValue="Doha Facilities" />
            </Entry>
          </EntryTable>
        ),
        why: 'Every field has its label, seen or read out.',
      },
      dont: {
        shows: (
          <EntryTable heads={[]} className="[--columns:2rem_minmax(0,1fr)_0rem]">
            <Entry label="Company 1" place="1">
              <TextField label="" aria-label="Company" placeholder="Company" />
            </Entry>
          </EntryTable>
        ),
        why: 'A placeholder goes with the first letter.',
      },
    },
  ],
  keyboard: [['Tab', 'moves through the fields and buttons, entry by entry']],
  accessibility: [
    'Each entry is a group with a name.',
    'Hints and labels that are out of sight in the table are still read out.',
  ],
  content: [
    'Heads are the labels of the fields, one or two words.',
    'The name of an entry is its kind and place: “Company 1”.',
  ],
  recipes: ['EntriesOfForm'],
  looks: {
    Filled: 'On a desk it reads as a table, on a phone entry by entry.',
    'One empty': 'A new entry is ready to be typed.',
    'With translations': 'A translation stands at its field.',
    'With errors': 'The error stands at its field, and columns stay in line.',
    Removed: 'The entry that has gone can be brought back.',
    Bangla: 'Heads of columns break, and fields stay in line.',
  },
}
