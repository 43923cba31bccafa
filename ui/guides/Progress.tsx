import { Progress } from '../Progress.tsx'
import { Spinner } from '../Spinner.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'How much of a known amount is done, such as pictures that are sent. Without `value` it says that work goes on.',
  avoid: 'a wait of unknown length beside a word (Spinner), content on its way (Skeleton), steps of a form (Steps).',
  anatomy: [
    ['Label', 'What is being done.'],
    ['Detail', 'Optional: how far, in figures.'],
    ['Bar', 'The browser’s own progress element.'],
  ],
  pairs: [
    {
      do: {
        shows: <Progress label="Sending 5 pictures" value={2} max={5} detail="2 of 5" />,
        why: 'The figures are true, and say what is left.',
      },
      dont: { shows: <Spinner label="Sending 5 pictures" />, why: 'The amount is known, and nobody is told.' },
    },
  ],
  accessibility: [
    'The label is the bar’s name; screen readers read the value when they are asked for it.',
    'Not reached by Tab. It does not pulse for people who ask for less motion.',
  ],
  content: ['What is done and how many: “Sending 5 pictures”.'],
  recipes: ['ProgressInDialog'],
  looks: {
    Part: 'The bar and the figure say the same.',
    'Nothing yet': 'An empty bar is seen to be one.',
    'All done': 'A full bar reaches the end.',
    'Amount not known': 'It moves, and stands still for people who ask for less motion.',
  },
}
