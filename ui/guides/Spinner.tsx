import { Button } from '../Button.tsx'
import { Spinner } from '../Spinner.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'A wait of unknown length, above about a second. With a `label` it is a status that is read out; without one it is decoration beside a word.',
  avoid: 'a known amount (Progress), a page or a list on its way (Skeleton), a button at work (its own `busy`).',
  anatomy: [
    ['Ring', 'Turns; stands still for people who ask for less motion.'],
    ['Label', 'What is waited for; `hideLabel` leaves it to screen readers.'],
  ],
  pairs: [
    {
      do: { shows: <Spinner label="Searching …" />, why: 'Says what is waited for.' },
      dont: {
        shows: (
          <Button>
            <Spinner size="sm" label="Loading" />
          </Button>
        ),
        why: 'A Button has `busy`, which keeps its words and hinders a second press.',
      },
    },
  ],
  accessibility: ['With a label a polite status; without one hidden from screen readers.'],
  content: ['A verb that goes on: “Searching …”.'],
  recipes: ['ProgressInDialog'],
  looks: {
    'With a label': 'The words say what is waited for.',
    Small: 'It fits beside a line of text.',
    'Label for screen readers alone': 'Nothing is seen but the circle; its name is said once.',
    'Without a label': 'Only beside words that say the same.',
  },
}
