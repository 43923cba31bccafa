import { TextField } from '../TextField.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'One line of text: a name, an e-mail address, a telephone number.',
  avoid:
    'several lines (TextArea), a secret (PasswordField), how many (NumberField), a day (DateField), one of a list (SelectField, Combobox).',
  anatomy: [
    ['Label', 'The question.'],
    ['Hint', 'What the answer is for, or looks like.'],
    ['Input', 'One line.'],
    ['Error', 'What is wrong and what to do.'],
  ],
  pairs: [
    {
      do: {
        shows: <TextField label="E-mail" hint="We answer to this address." type="email" autoComplete="email" />,
        why: 'The label stays while somebody types, and the browser fills it in.',
      },
      dont: {
        shows: <TextField label="" aria-label="E-mail" placeholder="E-mail" />,
        why: 'The question is gone with the first letter.',
      },
    },
  ],
  keyboard: [['Tab', 'Goes to the input.']],
  accessibility: [
    'Give type, inputMode and autoComplete: phones show the right keys.',
    'The error is read with the input.',
  ],
  content: ['A placeholder is an example, never the label.', 'An error begins with a verb: “Give the company a name”.'],
  recipes: ['ComboboxInForm', 'SignIn'],
  looks: {
    'With hint': 'The hint stands between label and field, where it is read before typing.',
    Required: 'That it is needed can be seen before anything is typed.',
    'Required by star': 'The star stands at the label; screen readers hear that the field is needed.',
    'Read only': 'It can be read and copied, and is seen not to be a field to type in.',
    Telephone: 'Figures run from left to right in every direction.',
  },
}
