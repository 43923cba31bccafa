import { Button } from '../Button.tsx'
import { StatusPage } from '../StatusPage.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'A page with only one thing to say: not found, waiting for approval, failed.',
  avoid: 'A part of a page: EmptyState or ErrorState.',
  anatomy: [
    ['Code', 'a number or a few words.'],
    ['Title', 'the h1.'],
    ['Description', 'what it means.'],
    ['Actions', 'ways on.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <StatusPage
            code="404"
            title="We have no page here"
            description="The address may be old."
            actions={<Button>Go to the home page</Button>}
          />
        ),
        why: 'What is so, why, where to now.',
      },
      dont: { shows: <StatusPage title="404" />, why: 'A number and no way on.' },
    },
  ],
  accessibility: ['Put it inside main; it renders the h1.'],
  content: ['A sentence, not a code, in the title.'],
  recipes: ['PageNotFound'],
  looks: {
    'Page missing': 'What happened is said before the way on.',
    Waiting: 'It says what is waited for.',
  },
}
