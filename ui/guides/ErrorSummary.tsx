import { Alert } from '../Alert.tsx'
import { ErrorSummary } from '../ErrorSummary.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'All errors of a form above it, each a link to its field.',
  avoid: 'one short form whose fields are all in sight, and errors of the connection (Alert).',
  anatomy: [
    ['Title', 'How many fields, and that nothing was saved.'],
    ['Errors', 'One link for each field, in the order of the form.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <div inert>
            <ErrorSummary
              title="Not saved: two fields need a correction"
              items={[
                { id: 'do-name', label: 'Give the company a name' },
                { id: 'do-sector', label: 'Choose a sector' },
              ]}
            />
          </div>
        ),
        why: 'Each error says what to do, as its field does, and leads there.',
      },
      dont: {
        shows: (
          <div inert>
            <Alert variant="danger" title="Please check your input">
              Some fields are invalid.
            </Alert>
          </div>
        ),
        why: 'Which fields? Somebody searches a long form for red.',
      },
    },
  ],
  keyboard: [['Enter on an error', 'Goes to its field.']],
  accessibility: [
    'Takes the focus when the first error appears, and is announced.',
    'Opens the folded part that a field is in.',
  ],
  content: ['Each error has the same words here and at its field, and begins with a verb.'],
  recipes: ['ErrorsOfForm'],
  looks: {
    'One error': 'One error, in the singular; its link leads to the field.',
  },
}
