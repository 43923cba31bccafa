import { Checkbox } from '../Checkbox.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'The bare control, where a row or a card is its label: rows of a table, lists to choose from.',
  avoid: 'forms (CheckboxField has label, hint and error), and what takes effect at once (Switch).',
  anatomy: [
    ['Box', '20 pixels, in a row that gives it 44 to be pressed.'],
    ['Sign', 'A tick, or a line where only some are chosen.'],
  ],
  pairs: [
    {
      do: { shows: <Checkbox aria-label="Select Qatar" defaultChecked />, why: 'Its name says what is selected.' },
      dont: {
        shows: <Checkbox aria-label="Select" defaultChecked />,
        why: 'In a list of forty all would be called the same.',
      },
    },
  ],
  keyboard: [['Space', 'Ticks and unticks.']],
  accessibility: [
    'Needs a label around it or aria-label.',
    'Indeterminate is read as “mixed”.',
    'The caller gives it 44 px to be pressed.',
  ],
  content: ['The name has its object: “Select Qatar”.'],
  recipes: ['SelectionOfRows'],
  looks: {
    Ticked: 'The tick is seen in light, dark and forced colours.',
    'Some of them': 'A line, not a tick: some of the rows are chosen.',
  },
}
