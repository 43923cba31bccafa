import { NumberField } from '../NumberField.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'How many of something: a whole number, with digits on the keyboard of phones.',
  avoid: 'telephones, licences and years, which are words made of digits (TextField).',
  anatomy: [
    ['Label', 'How many of what.'],
    ['Hint', 'The least and the most, where there are such.'],
    ['Input', 'Digits of equal width.'],
    ['Error', 'What is wrong and what to do.'],
  ],
  pairs: [
    {
      do: { shows: <NumberField label="Workers" defaultValue="120" />, why: 'What was typed stays as it was typed.' },
      dont: {
        shows: <NumberField label="Telephone" defaultValue="01711000000" />,
        why: 'Nobody counts with it, and the zero matters.',
      },
    },
  ],
  keyboard: [['Arrow keys', 'Move the cursor; they never change the number.']],
  accessibility: ['Scrolling over it changes nothing.', 'Bangla digits are accepted by the schema of the form.'],
  content: ['The label says what the number is of: “Workers”, not “Number”.'],
  recipes: ['ErrorsOfForm'],
  looks: {
    Required: 'That it is needed can be seen before anything is typed.',
  },
}
