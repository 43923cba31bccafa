import { Button } from '../Button.tsx'
import { PageHeader } from '../PageHeader.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'The one h1 of a page, with what it is about and what can be done here. `site` is for visitors, `staff` is smaller and leaves room for work.',
  avoid: 'Headings further down. A page with one thing to say is a StatusPage.',
  anatomy: [
    ['Eyebrow', 'where or when, in a few words.'],
    ['Title', 'the h1.'],
    ['Description', 'a sentence or two.'],
    ['Actions', 'buttons at the end of the line, below on phones.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <PageHeader
            variant="staff"
            title="Client countries"
            description="Eleven are shown to visitors."
            actions={<Button>Add a country</Button>}
          />
        ),
        why: 'Title, state, the one thing to do.',
      },
      dont: {
        shows: <PageHeader variant="staff" title="Welcome to the client countries administration page" />,
        why: 'A title of seven words that says two.',
      },
    },
  ],
  accessibility: ['It renders the h1: one for each page.'],
  content: ['The title as in the menu.', 'The description says what is here, not how to use it.'],
  recipes: ['HeadOfRecord', 'StaffArea'],
  looks: {
    Site: 'The heading leads, and the introduction has lines of a readable length.',
    'Site with actions': 'The action stands below the words.',
    Staff: 'It is smaller, so that the work begins sooner.',
  },
}
