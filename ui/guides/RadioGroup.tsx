import { RadioGroup } from '../RadioGroup.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'One of two to five answers that are read before one is chosen.',
  avoid: 'more answers (SelectField), several at once (CheckboxField for each).',
  anatomy: [
    ['Legend', 'The question.'],
    ['Answers', 'Each a line that can be pressed, with a description where it needs one.'],
    ['Error', 'What is wrong and what to do.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <RadioGroup
            variant="row"
            legend="Do you have a passport?"
            name="guide-yes"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
        ),
        why: 'Short answers side by side.',
      },
      dont: {
        shows: (
          <RadioGroup
            variant="row"
            legend="Housing"
            name="guide-long"
            options={[
              { value: 'a', label: 'The employer gives it free of charge near the work' },
              { value: 'b', label: 'Workers find it themselves' },
            ]}
          />
        ),
        why: 'Long answers are a list.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Goes to the group.'],
    ['Arrow keys', 'Choose.'],
    ['Space', 'Chooses the first.'],
  ],
  accessibility: ['A fieldset whose legend is read with the first answer.', 'The error describes the group.'],
  content: [
    'The legend is a question or its subject; answers are equally long and begin alike.',
    'The answer that most people give comes first.',
  ],
  recipes: ['ErrorsOfForm'],
  looks: {
    'With hint': 'The hint stands below the question, and the words of what is needed beside it.',
    Rows: 'Each answer can be pressed anywhere in its box.',
  },
}
