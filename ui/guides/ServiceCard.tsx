import { FileCheck2, Users } from 'lucide-react'
import { ServiceCard } from '../ServiceCard.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Something we do, as one link to its page: icon, name, one sentence. `folding` is a row with the name alone on phones, for grids of eight; `row` has the icon beside the words there, at the end of a page.',
  avoid: 'Countries, companies and news, which have cards of their own, and anything that leads nowhere.',
  anatomy: [
    ['Icon', 'one line icon on a round ground.'],
    ['Name', 'the heading of the card.'],
    ['Sentence', 'what it is.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <ServiceCard
            href="#visa"
            icon={<FileCheck2 />}
            title="Visa processing"
            description="Documents checked twice before any embassy sees them."
          />
        ),
        why: 'An icon that stands for one thing, a name of two words, a sentence.',
      },
      dont: {
        shows: (
          <ServiceCard href="#visa" icon={<Users />} title="We offer the fastest visa processing services available" />
        ),
        why: 'A promise for a name, and the icon of another service.',
      },
    },
  ],
  keyboard: [['Enter', 'Follows the link.']],
  accessibility: [
    'The card is one link; its name is title and sentence.',
    'The icon is not read out.',
    'The title is a heading; choose its level with `headingLevel`.',
  ],
  content: ['The name as in the menu.', 'One sentence of at most 20 words; no “best”, “fast” or “easy”.'],
  recipes: ['FirstPage'],
  looks: {
    Grid: 'Cards of one row are equally high.',
    'Folding on a phone': 'On a phone the description folds away.',
    'Row on a phone': 'Icon and words stand in one row.',
    'Name only': 'Without a description the card keeps its shape.',
  },
}
