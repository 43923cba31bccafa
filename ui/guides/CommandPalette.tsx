import { Button } from '../Button.tsx'
import { Card } from '../Card.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Goes to any screen or record by typing a part of its name. For people who work here all day; opened by a button and a shortcut.',
  avoid:
    'the only way to somewhere: everything in it is reachable by the Sidebar and the lists, too. Not for actions that change data, and not for a value in a form (Combobox).',
  anatomy: [
    ['Dialog', 'Title and the button that closes.'],
    ['Field', 'Has the focus all the time.'],
    ['Status', 'What is loading, that nothing was found, or that it failed.'],
    ['CommandGroup', 'Entries of one kind under a heading.'],
    ['CommandItem', 'One place to go, with an icon before its name.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Card className="p-4 text-sm">
            <p className="font-semibold text-muted">Client countries</p>
            <p>Qatar</p>
          </Card>
        ),
        why: 'The heading says what kind of record it is.',
      },
      dont: {
        shows: (
          <Card className="p-4 text-sm">
            <Button variant="danger" size="sm">
              Delete Qatar
            </Button>
          </Card>
        ),
        why: 'Enter pressed too early must not destroy anything.',
      },
    },
  ],
  keyboard: [
    ['↑ ↓', 'Choose an entry, round the ends.'],
    ['Enter', 'Opens the chosen entry.'],
    ['Escape', 'Closes it, and the focus returns.'],
  ],
  accessibility: [
    'A combobox with its listbox (cmdk): the focus stays in the field, the chosen entry is its active descendant.',
    'The status is read out when it changes.',
    'The caller filters: what is listed is what fits, in the order of how well it fits.',
  ],
  content: ['Names as they are in the Sidebar and the lists.', '“Nothing found for “zzz””: repeat what was typed.'],
  recipes: ['StaffArea'],
  looks: {
    Loading: 'That more is coming is said below the field.',
    'Nothing found': 'What was looked for is named, and what to do.',
    'Long Bangla': 'Entries of several lines stay apart.',
  },
}
