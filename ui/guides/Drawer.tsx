import { Card } from '../Card.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Something to look at, or to fill in, beside the page and at its full height: a letter as it would arrive, the history of a record, filters on a phone.',
  avoid:
    'a short task in the middle of the work (Dialog), a question (ConfirmDialog), what must stay open while the page is used (a place in the page).',
  anatomy: [
    ['Scrim', 'Darkens the page, which stays in sight at its side.'],
    ['Head', 'Title and the button that closes; stays in sight.'],
    ['Body', 'Scrolls.'],
    ['Actions', 'Optional row of buttons; stays in sight.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <div className="grid grid-cols-[1fr_9rem] gap-2 rounded-md bg-sunken p-2">
            <span />
            <Card className="grid gap-2 p-3 text-sm">
              <p className="font-semibold">Preview</p>
              <p>Dear Mr Karim, thank you for your enquiry about forty welders …</p>
            </Card>
          </div>
        ),
        why: 'Long text gets the height of the window; the page it belongs to is still there.',
      },
      dont: {
        shows: (
          <div className="grid grid-cols-[1fr_9rem] gap-2 rounded-md bg-sunken p-2">
            <span />
            <Card className="p-3 text-sm">Delete Qatar?</Card>
          </div>
        ),
        why: 'A question at the edge is missed, and wastes a window of space.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Moves within it.'],
    ['Escape', 'Closes it, and the focus returns to where it was.'],
  ],
  accessibility: [
    'The same browser’s modal as Dialog: name, description and focus behave as there.',
    '`side` follows the direction of reading: the end is on the right in English, on the left in Arabic.',
    'On phones it is as wide as the window. It does not move for people who ask for less motion.',
  ],
  content: ['The title names what is shown, not the way to it: “Preview”, not “Preview panel”.'],
  recipes: ['TabsInDrawer'],
  looks: {
    'At the start, narrow': 'It comes from the side where reading starts.',
  },
}
