import { Ellipsis, History, Trash2 } from 'lucide-react'
import { Button } from '../Button.tsx'
import { DropdownMenu, DropdownMenuGroup, DropdownMenuItem } from '../DropdownMenu.tsx'
import type { Guide } from './guide.ts'

const more = (
  <Button variant="secondary" aria-label="More actions">
    <Ellipsis aria-hidden />
  </Button>
)

export const guide: Guide = {
  use: 'Actions and settings behind one button, where there is no room for all of them: what can be done with a record, how a list is shown.',
  avoid:
    'the action that most people need (a Button of its own), links of the website (NavDropdown), a value in a form (SelectField, Combobox), anything with fields inside (Popover).',
  anatomy: [
    ['Trigger', 'A Button or IconButton.'],
    ['Heading', 'Optional: the name of what the entries are about.'],
    ['DropdownMenuItem', 'One action, with an icon before its words; `asChild` for a link.'],
    ['DropdownMenuCheckboxItem', 'Something that is on or off; the menu stays open.'],
    ['DropdownMenuRadioGroup', 'DropdownMenuRadioItems, of which one is chosen.'],
    ['DropdownMenuGroup', 'Entries that belong together, parted by a line.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <div className="flex gap-2">
            <Button>Publish</Button>
            <DropdownMenu trigger={more}>
              <DropdownMenuItem icon={<History aria-hidden />}>History</DropdownMenuItem>
              <DropdownMenuGroup>
                <DropdownMenuItem variant="danger" icon={<Trash2 aria-hidden />}>
                  Delete Qatar
                </DropdownMenuItem>
              </DropdownMenuGroup>
            </DropdownMenu>
          </div>
        ),
        why: 'What everybody needs is in sight; the rest is one press away, and what destroys comes last.',
      },
      dont: {
        shows: (
          <DropdownMenu trigger={<Button>Actions</Button>}>
            <DropdownMenuItem>Publish</DropdownMenuItem>
          </DropdownMenu>
        ),
        why: 'The only action is hidden behind a word that says nothing.',
      },
    },
  ],
  keyboard: [
    ['Enter, Space, ↓', 'Open it with the focus on the first entry.'],
    ['↑ ↓ Home End', 'Move among the entries, round the ends.'],
    ['A letter', 'Jumps to the entry that begins with it.'],
    ['Enter, Space', 'Choose; an entry to switch stays open.'],
    ['Escape, Tab', 'Close it; Escape returns the focus to the button.'],
  ],
  accessibility: [
    'Role menu with menuitem, menuitemcheckbox and menuitemradio; Radix keeps the focus.',
    'An action runs when the focus is back on the button, so that it can move it further: to a dialog, to a field.',
    'A trigger with only an icon needs an `aria-label`.',
    'The menu lies above everything: nothing cuts it off, and in a Dialog it belongs to the dialog. One that is higher than the window scrolls.',
  ],
  content: [
    'Verbs, as on buttons; the name of the record where the menu is in a row of a list.',
    'Two to eight entries.',
  ],
  recipes: ['MenuInTableRow', 'DialogFromMenu', 'TooltipOnMenu'],
  looks: {
    'Entries to switch and to choose from':
      'Ticks say what is on: of the entries to switch any, of those to choose from one. Switching leaves the menu open.',
    'States of an entry': 'The entry that would be chosen can be told from the one that cannot.',
  },
}
