import { Stat, Stats } from '../Stat.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Two to four figures that carry a page: workers placed, countries, years.',
  avoid: 'figures to compare row by row (Table), many facts (DescriptionList), shares of a whole (BarList).',
  anatomy: [
    ['Stats', 'a description list: the row, in as many columns as there is room for'],
    ['Value', 'large, in tabular figures'],
    ['Label', 'what the figure is of, small below it'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Stats>
            <Stat value="12,480" label="workers placed since 1989" />
          </Stats>
        ),
        why: 'The figure as it is recorded, with what it counts and since when.',
      },
      dont: {
        shows: (
          <Stats>
            <Stat value="10k+" label="happy workers" />
          </Stats>
        ),
        why: 'Rounded up and judged: nobody can check it.',
      },
    },
  ],
  accessibility: ['Read out as a term and its value, the label first, whichever stands above.'],
  content: ['Figures come formatted in the page’s digits.', 'Say since when or as of when, in the label or beside it.'],
  recipes: ['FirstPage'],
  looks: {
    Four: 'Figures stand on one line, words below.',
    Cards: 'Cards are equally high.',
  },
}
