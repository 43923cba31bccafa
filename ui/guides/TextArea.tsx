import { TextArea } from '../TextArea.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Several lines of text. It grows with them up to 60 % of the window.',
  avoid: 'one line (TextField).',
  anatomy: [
    ['Label', 'The question.'],
    ['Hint', 'What a useful answer has.'],
    ['Box', 'Five lines at first; grows with the text.'],
    ['Error', 'What is wrong and what to do.'],
  ],
  pairs: [
    {
      do: {
        shows: <TextArea label="Your message" hint="How many workers, for which trade and from when." />,
        why: 'The hint says what a useful answer has.',
      },
      dont: { shows: <TextArea label="Company name" />, why: 'The room promises more than one line.' },
    },
  ],
  keyboard: [
    ['Enter', 'Begins a new line.'],
    ['Tab', 'Leaves the field.'],
  ],
  accessibility: ['Growing moves nothing that has the focus.'],
  content: ['The hint asks for what is needed: how many, for which trade, from when.', 'An error begins with a verb.'],
  recipes: ['FilesInForm'],
}
