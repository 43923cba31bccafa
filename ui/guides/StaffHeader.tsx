import { Button } from '../Button.tsx'
import { StaffHeader } from '../StaffHeader.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'The bar over the staff area: a word to the person who is signed in, and what is at hand on every page.',
  avoid: 'the title of a page (PageHeader), the public site (SiteHeader).',
  anatomy: [
    ['Welcome', 'one line on phones, two on desks'],
    ['Actions', 'help, search, the account, as children'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <StaffHeader welcome="Welcome, Rahima Khatun">
            <Button size="sm" variant="secondary">
              Log out
            </Button>
          </StaffHeader>
        ),
        why: 'What is needed on every page.',
      },
      dont: {
        shows: (
          <StaffHeader welcome="Client countries">
            <Button size="sm" variant="accent">
              Add a country
            </Button>
          </StaffHeader>
        ),
        why: 'A page’s title and its action belong to its PageHeader.',
      },
    },
  ],
  keyboard: [['Tab', 'goes through the actions in their order']],
  accessibility: ['It stays in view; what is below it keeps its height free by scroll margins.'],
  content: ['The welcome has the person’s name, and no exclamation mark.'],
  recipes: ['StaffArea'],
}
