import { Button } from '../Button.tsx'
import { EmptyState } from '../EmptyState.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'In place of an empty list: that there is nothing yet, and the next step.',
  avoid: 'Failures (ErrorState), whole pages (StatusPage), and a search without results if one line does.',
  anatomy: [
    ['Icon', 'what is missing.'],
    ['Title', 'that it is.'],
    ['Description', 'what would stand here.'],
    ['Actions', 'the next step.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <EmptyState
            title="No client countries yet"
            description="Add the first one to show visitors where your workers are."
            actions={<Button>Add a country</Button>}
          />
        ),
        why: 'What is missing, what for, and how to begin.',
      },
      dont: { shows: <EmptyState title="Oops! Nothing to see here" />, why: 'A joke in place of the next step.' },
    },
  ],
  accessibility: [
    'The title is a heading; choose its level with `headingLevel`.',
    'Not announced: it is there when the page loads.',
  ],
  content: ['“No … yet”, then one sentence.'],
  recipes: ['EmptyTable'],
  looks: {
    'Nothing yet': 'It says what will be here, and how the first one comes.',
    'Words only': 'Without icon and button it keeps its balance.',
  },
}
