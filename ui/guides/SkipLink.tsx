import { SkipLink } from '../SkipLink.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'The first link of every page: jumps over the navigation to the content.',
  avoid: 'anything else; it is there once on a page.',
  anatomy: [['Link', 'Out of sight until it has the focus, then at the upper edge.']],
  pairs: [
    {
      do: {
        shows: (
          <SkipLink href="#main" className="static! translate-y-0! justify-self-start">
            Skip to the content
          </SkipLink>
        ),
        why: 'Says where it leads.',
      },
      dont: {
        shows: (
          <SkipLink href="#main" className="static! translate-y-0! justify-self-start">
            Skip
          </SkipLink>
        ),
        why: 'Skip what?',
      },
    },
  ],
  keyboard: [
    ['Tab', 'from the top of the page shows it'],
    ['Enter', 'moves the focus to the content'],
  ],
  accessibility: ['Its target has tabIndex={-1}, so that the focus moves and not the page alone.'],
  content: ['“Skip to” and where it leads.'],
  recipes: ['HeadOfSite'],
  looks: {
    Shown: 'With the focus it stands above everything.',
    Hidden: 'Without the focus nothing is seen; Tab brings it.',
  },
}
