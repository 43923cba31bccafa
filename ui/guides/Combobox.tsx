import { Combobox } from '../Combobox.tsx'
import type { Guide } from './guide.ts'

const labels = {
  list: 'Answers',
  open: 'Show the answers',
  found: (count: number) => `${count} found`,
  more: (count: number) => `${count} more: type on`,
}
const countries = [{ value: 'AE', label: 'United Arab Emirates', also: ['UAE'] }]

export const guide: Guide = {
  use: 'One of many answers, found by typing a part of its name: countries, trades. With `freeText` the answers only suggest.',
  avoid: 'up to about twenty answers (SelectField), words of any kind (TextField).',
  anatomy: [
    ['Field', 'Takes a part of any name of the answer.'],
    ['Button', 'Opens the whole list.'],
    ['List', 'What matches; names that begin with the text first, a hundred at most.'],
  ],
  pairs: [
    {
      do: {
        shows: <Combobox label="Country" options={countries} defaultValue="AE" labels={labels} />,
        why: 'Found by “UAE” too.',
      },
      dont: {
        shows: (
          <Combobox
            label="Passport"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
            labels={labels}
          />
        ),
        why: 'Two answers are seen at once in a RadioGroup.',
      },
    },
  ],
  keyboard: [
    ['Arrow keys', 'Open the list and move in it.'],
    ['Enter', 'Chooses; without a choice it sends the form.'],
    ['Escape', 'Closes the list.'],
  ],
  accessibility: [
    'How many answers match is announced while somebody types.',
    'Text that names no answer stays with its error, and no form is sent until it is put right; with freeText it is an answer.',
    'The name in another script is marked with its language.',
  ],
  content: ['Other names people use go into `also`: UAE, KSA.'],
  recipes: ['ComboboxInForm'],
  looks: {
    'Any text': 'A text that is not in the list stays.',
  },
}
