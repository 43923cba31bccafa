import { Field } from '../Field.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Label, hint and error around one control that the kit has no part for.',
  avoid:
    'a control that has a part (TextField, SelectField, DateField and so on), and a group of controls: that is a Block or a RadioGroup.',
  anatomy: [
    ['Label', 'Names the control; a press on it goes there. A star or a word says that an answer is needed.'],
    ['Badge', 'The state of the content, such as a missing translation.'],
    ['Hint', 'What people need to know before they answer.'],
    ['Control', 'Gets its id, its description and whether it is invalid.'],
    ['Error', 'What is wrong and what to do.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Field label="Sector" hint="The one that most of the workers belong to.">
            {control => <select {...control} className="min-h-11 rounded-md border border-edge bg-surface px-3" />}
          </Field>
        ),
        why: 'The hint is there before somebody answers, and is read with the label.',
      },
      dont: {
        shows: (
          <Field label="Please choose the sector which most of your workers belong to:">
            {control => <select {...control} className="min-h-11 rounded-md border border-edge bg-surface px-3" />}
          </Field>
        ),
        why: 'A sentence as a label is read every time; in an error it makes no sense.',
      },
    },
  ],
  accessibility: [
    'Hint, badge and error describe the control; what the caller gives as aria-describedby is joined.',
    'The star is hidden from screen readers, which hear “required” from the control.',
  ],
  content: ['A label is a noun of one to four words, without a colon.', 'An error says what to do: “Choose a sector”.'],
  recipes: ['OwnField'],
  looks: {
    Everything: 'Label, badge, hint, control and error, in this order, each with its distance.',
  },
}
