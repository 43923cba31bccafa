import { SelectField } from '../SelectField.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'One of about five to fifty known answers, in the list of the device.',
  avoid:
    'up to five answers (RadioGroup), more than fifty or known by several names (Combobox), yes or no (CheckboxField).',
  anatomy: [
    ['Label', 'The question.'],
    ['Hint', 'Where one is needed.'],
    ['Box', 'The chosen answer, and an arrow.'],
    ['List', 'The device’s own.'],
    ['Error', 'What is wrong and what to do.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <SelectField label="Country" defaultValue="">
            <option value="">Choose a country</option>
            <option>Oman</option>
            <option>Qatar</option>
          </SelectField>
        ),
        why: 'Nothing is chosen that nobody chose.',
      },
      dont: {
        shows: (
          <SelectField label="Passport">
            <option>Yes</option>
            <option>No</option>
          </SelectField>
        ),
        why: 'Two answers fit side by side, and one is chosen already.',
      },
    },
  ],
  keyboard: [
    ['Arrow keys', 'Choose.'],
    ['Letters', 'Jump to an answer.'],
    ['Enter, Space', 'Open and close the list.'],
  ],
  accessibility: ['The list is that of the device, with its size and its gestures.'],
  content: ['Answers by the alphabet or by how often they are chosen.'],
  recipes: ['SettingsInCard'],
}
