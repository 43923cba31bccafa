import { Button } from '../Button.tsx'
import { ErrorState } from '../ErrorState.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'In place of content that could not be loaded: what happened and what to do.',
  avoid: 'A wrong field (its own error), a refused form (ErrorSummary), a whole page (StatusPage).',
  anatomy: [
    ['Sign', 'always the same.'],
    ['Title', 'what could not be done.'],
    ['Description', 'what it means.'],
    ['Actions', 'usually: try again.'],
    ['Detail', 'for support, such as a request number.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <ErrorState
            title="The countries could not be loaded"
            description="Nothing is lost."
            actions={<Button variant="secondary">Try again</Button>}
            detail="Request 7f3a-91c2"
          />
        ),
        why: 'What, how bad, what now.',
      },
      dont: {
        shows: <ErrorState title="Error 500" description="TypeError: undefined" />,
        why: 'Nobody knows what to do.',
      },
    },
  ],
  accessibility: ['It is an alert: announced at once.'],
  content: ['No blame and no comfort: the next step.'],
  recipes: ['CardOnItsWay'],
  looks: {
    'Not loaded': 'What failed is named, trying again is one press, and the number for support can be copied.',
  },
}
