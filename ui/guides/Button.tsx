import { Trash2 } from 'lucide-react'
import { Button, IconButton } from '../Button.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Starts an action here and now: save, send, delete. Primary for the step forward, accent at most once on a screen for the one thing that matters, secondary beside them, ghost for what is rarely wanted, danger for what cannot be undone, danger-quiet where that is in every row of a list and a question follows.',
  avoid:
    'going to another page: that is a Link, or a Button around a link with `asChild` where it is the main thing to do. Several actions that rarely matter go into a DropdownMenu.',
  anatomy: [
    ['Box', '36, 44 or 52 pixels high; on a touch screen never less than 44.'],
    ['Icon', 'Optional, before the words; a ring takes its place while busy.'],
    ['Words', 'A verb and its object. They wrap, they are never cut.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <div className="flex flex-wrap gap-3">
            <Button>Publish</Button>
            <Button variant="secondary">Save draft</Button>
          </div>
        ),
        why: 'One button leads on, the other stands back.',
      },
      dont: {
        shows: (
          <div className="flex flex-wrap gap-3">
            <Button variant="accent">Publish</Button>
            <Button variant="accent">Save draft</Button>
          </div>
        ),
        why: 'Two loud buttons leave the choice to the reader.',
      },
    },
    {
      do: {
        shows: <Button variant="danger">Delete Qatar</Button>,
        why: 'The words say what happens, and to what.',
      },
      dont: {
        shows: (
          <IconButton aria-label="Delete">
            <Trash2 aria-hidden />
          </IconButton>
        ),
        why: 'An icon alone, outside a row of a list, leaves open what is deleted.',
      },
    },
  ],
  keyboard: [
    ['Enter, Space', 'Press it.'],
    ['Tab', 'Reaches it, also while busy; passes a disabled one, also where it is a link.'],
  ],
  accessibility: [
    'While `busy` it keeps the focus, says so (aria-busy) and does nothing; a disabled button would lose the focus.',
    'With `asChild`, `disabled` and `busy` make the link inert: no handler of its own runs, a router does not go anywhere.',
    'An IconButton needs an `aria-label` with its object: “Delete Qatar”, not “Delete”. A Tooltip shows it to all.',
    'Do not disable the button of a form that is not filled in yet: let it be pressed, and say what is missing.',
  ],
  content: [
    'A verb first, in sentence case, without a full stop: “Send the enquiry”.',
    'While busy the same verb goes on: “Sending …”.',
  ],
  recipes: ['TooltipOnMenu'],
  looks: {
    Primary: 'One such button for each view; it is at least 44 pixels high.',
    Variants: 'The order of importance can be seen: accent once on a page, primary once in a view.',
    Sizes: 'Words and icons stand in the middle at each size.',
    'Link that looks like a button': 'Nothing but the address at the lower edge of the browser tells it from a button.',
    'Icon buttons': 'Each has a name that a tooltip or a screen reader says.',
    'Icon buttons, states': 'In both looks the states can be told apart, and the ring of focus is whole.',
    'On deep ground': 'Both keep their contrast on the dark green.',
  },
}
