import { Alert } from '../Alert.tsx'
import { Button } from '../Button.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'A message in the page, at the place it is about: a list could not be loaded, an enquiry has arrived, the office is closed.',
  avoid:
    'what needs an answer (ConfirmDialog), what may pass unseen (a toast), the errors of a form (ErrorSummary and the field), a whole page that failed (ErrorState).',
  anatomy: [
    ['Sign', 'Tells the kind without its colour.'],
    ['Title', 'What is the matter, in one line.'],
    ['Text', 'Optional: what it means.'],
    ['Actions', 'Optional: what can be done about it.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Alert
            variant="danger"
            title="The countries could not be loaded"
            actions={
              <Button size="sm" variant="secondary">
                Try again
              </Button>
            }
          >
            The connection was lost. Nothing is gone.
          </Alert>
        ),
        why: 'Says what failed, what is safe, and what to do.',
      },
      dont: {
        shows: <Alert variant="danger" title="Oops! Something went wrong :(" />,
        why: 'Says nothing, and jokes about it.',
      },
    },
  ],
  accessibility: [
    'Danger is an alert and is read out at once, success and warning are a status and wait for a pause, info is a quiet note.',
    'Only what appears later is read out: what is there from the beginning is read in its place.',
    'It does not take the focus.',
  ],
  content: ['The title is a sentence without a full stop. No exclamation marks.'],
  recipes: ['FilesInForm'],
  looks: {
    Information: 'Blue: it asks for nothing.',
    Success: 'Green, with a sign and words that say the same.',
    Warning: 'Ochre: something will go wrong unless somebody acts.',
  },
}
