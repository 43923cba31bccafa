import { Bar, BarList } from '../BarList.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Things ordered by their number, each with a bar as long as its part of the largest.',
  avoid: 'shares of a whole, changes over time, more than two figures each (Table).',
  anatomy: [
    ['Title and value', 'on one line, so that nobody has to read the bar'],
    ['Bar', 'decoration, drawn from the same number'],
    ['Description', 'what else is known'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <BarList>
            <Bar title="Building" value="1,280" share={1} />
            <Bar title="Cleaning" value="640" share={0.5} />
          </BarList>
        ),
        why: 'From the largest down, each bar a part of the first.',
      },
      dont: {
        shows: (
          <BarList>
            <Bar title="Cleaning" value="640" share={0.9} />
            <Bar title="Building" value="1,280" share={1} />
          </BarList>
        ),
        why: 'Out of order, and the bars do not match the numbers.',
      },
    },
  ],
  keyboard: [['Tab', 'moves through the rows that are links']],
  accessibility: ['The bar is left out: title and number say it all.', 'An ordered list: the order is the point.'],
  content: [
    'Titles of a word or two, all of one kind.',
    'The value with its unit, where the heading does not give it.',
  ],
  recipes: ['FiguresOfYear'],
  looks: {
    Sectors: 'Bars are in the proportion of their figures, the largest full.',
  },
}
