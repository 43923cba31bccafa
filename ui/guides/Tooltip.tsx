import { Pencil, Trash2 } from 'lucide-react'
import { Button, IconButton } from '../Button.tsx'
import { Tooltip } from '../Tooltip.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Shows the name of a button that has only an icon, to people who point at it or reach it by Tab. It takes the words from the button’s `aria-label`.',
  avoid:
    'words that are nowhere else: on a touch screen nobody sees a tooltip. What explains is a hint or a Popover. A button with words needs none.',
  anatomy: [
    ['Control', 'One IconButton or link with an `aria-label`.'],
    ['Words', 'The same words, above or below it.'],
    ['Keys', 'Optional: the shortcut that does the same.'],
    ['TooltipProvider', 'Once around an application: after one tooltip the next comes at once.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Tooltip>
            <IconButton aria-label="Delete Qatar" className="justify-self-start">
              <Trash2 aria-hidden />
            </IconButton>
          </Tooltip>
        ),
        why: 'The icon is known; its words come when they are wanted.',
      },
      dont: {
        shows: (
          <Tooltip>
            <Button aria-label="Only before the publication" className="justify-self-start">
              <Pencil aria-hidden />
              Edit
            </Button>
          </Tooltip>
        ),
        why: 'A condition that must be known is hidden, and hides the button’s own word from screen readers.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Shows it with the focus.'],
    ['Escape', 'Hides it; the focus stays.'],
  ],
  accessibility: [
    'For screen readers it does not exist: its words are the name of the button already.',
    'It can be pointed past: it never lies between the pointer and the page.',
    'Appears after 400 ms, and goes with the pointer, the focus or Escape (WCAG 1.4.13).',
  ],
  content: ['As on a button: a verb and its object, “Delete Qatar”.'],
  recipes: ['TooltipOnMenu'],
  looks: {
    'Below, with keys': 'It says the name of the button and the keys, and covers no neighbour.',
  },
}
