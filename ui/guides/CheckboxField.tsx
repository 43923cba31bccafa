import { CheckboxField } from '../CheckboxField.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'One thing to say yes to, saved with the form.',
  avoid: 'one of several answers (RadioGroup, SelectField), and what takes effect at once (Switch).',
  anatomy: [
    ['Box', 'At the start of the line.'],
    ['Label', 'Beside it; it can be pressed too.'],
    ['Hint', 'Below, where one is needed.'],
    ['Error', 'What is wrong and what to do.'],
  ],
  pairs: [
    {
      do: { shows: <CheckboxField label="Mail the employer too" />, why: 'Ticked means yes.' },
      dont: {
        shows: <CheckboxField label="Do not mail the employer" />,
        why: 'Ticked means no: people read it twice.',
      },
    },
  ],
  keyboard: [['Space', 'Ticks and unticks.']],
  accessibility: ['The whole line is the label, at least 44 px high.', 'Hint and error describe the box.'],
  content: ['A statement that is true when it is ticked.'],
  recipes: ['ErrorsOfForm'],
  looks: {
    Ticked: 'The whole line can be pressed.',
    'With hint and error': 'Hint and error begin at the words, not at the box.',
  },
}
