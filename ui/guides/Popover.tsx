import { Button } from '../Button.tsx'
import { Popover } from '../Popover.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'A few fields or an explanation beside the button that opens it, while the page goes on behind: which columns are shown, what a figure means.',
  avoid:
    'a list of actions (DropdownMenu), the name of an icon button (Tooltip), a task that wants all attention (Dialog), a line that everybody needs (a hint in the page).',
  anatomy: [
    ['Trigger', 'A Button or IconButton.'],
    ['Title', 'Names it, for screen readers too.'],
    ['Content', 'Text or a few fields; scrolls where the window is low.'],
    ['PopoverClose', 'Optional: a Button that closes it.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Popover title="Places" trigger={<Button variant="secondary">What is a place?</Button>}>
            <p className="text-sm">One person for one position; a demand for forty welders has forty places.</p>
          </Popover>
        ),
        why: 'Few need it, and they find it where the word is.',
      },
      dont: {
        shows: (
          <Popover title="Fee" trigger={<Button variant="secondary">Fee</Button>}>
            <p className="text-sm">Workers pay nothing.</p>
          </Popover>
        ),
        why: 'What everybody must know is in the page, not behind a button.',
      },
    },
  ],
  keyboard: [
    ['Enter, Space', 'Open it with the focus inside.'],
    ['Tab', 'Goes through it and on in the page.'],
    ['Escape', 'Closes it, and the focus returns to the button.'],
  ],
  accessibility: [
    'A dialog that is not modal: the page stays in reach, and a press outside closes it.',
    'The button says that it opens something and whether it is open.',
    'It lies above everything: nothing cuts it off, and in a Dialog it belongs to the dialog. Fields in it belong to no form around its button.',
  ],
  content: ['A title of one to three words.'],
  recipes: ['DateInPopover'],
  looks: {
    'With a field': 'The field has the focus; Tab leaves the popover behind the last control.',
  },
}
