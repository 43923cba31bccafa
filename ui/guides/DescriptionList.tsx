import { DescriptionItem, DescriptionList } from '../DescriptionList.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'A few facts about one thing, each with its name.',
  avoid:
    'rows to compare (Table), two to four figures that carry a page (Stat). `box` is for what somebody has to keep, once on a page.',
  anatomy: [
    ['Term', 'small and muted'],
    ['Value', 'one thing; links and badges may stand in it'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <DescriptionList variant="beside">
            <DescriptionItem term="Licence">RL NO 088</DescriptionItem>
            <DescriptionItem term="Since">1989</DescriptionItem>
          </DescriptionList>
        ),
        why: 'Only what is known.',
      },
      dont: {
        shows: (
          <DescriptionList variant="beside">
            <DescriptionItem term="Licence">RL NO 088</DescriptionItem>
            <DescriptionItem term="Fax">–</DescriptionItem>
            <DescriptionItem term="Branch">not given</DescriptionItem>
          </DescriptionList>
        ),
        why: 'Facts nobody has are rows that everybody reads.',
      },
    },
  ],
  accessibility: [
    'A <dl>: each term is read with its value.',
    'Give a value in another language its `lang`; the term stays in the page’s.',
  ],
  content: ['Terms are nouns without a colon.'],
  recipes: ['TabsInDrawer'],
  looks: {
    Stacked: 'Term and value belong together; the next pair is further away.',
    Across: 'Pairs stand side by side, and break to the next line as pairs.',
    Beside: 'Values begin at one line.',
    Box: 'What somebody keeps stands out from the page.',
  },
}
