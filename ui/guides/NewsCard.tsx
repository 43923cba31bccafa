import { NewsCard } from '../NewsCard.tsx'
import { Picture } from '../Picture.tsx'
import { scene } from '../samples.ts'
import type { Guide } from './guide.ts'

const picture = <Picture src={scene(2)} alt="" width={900} height={600} />
const day = { date: '3 March 2026', dateTime: '2026-03-03' }

export const guide: Guide = {
  use: 'A piece of news as one link: picture, day, headline. `wide` is the first of a list, across all columns and with a sentence.',
  avoid: 'A notice that leads nowhere: that is an Alert. Things without a day: a Card.',
  anatomy: [
    ['Picture', 'three to two.'],
    ['Day', 'for people, and for machines in dateTime.'],
    ['Headline', 'at most three lines; `wide` shows all of it.'],
    ['Sentence', 'only where there is room.'],
  ],
  pairs: [
    {
      do: {
        shows: <NewsCard href="#doha" picture={picture} title="Forty welders leave for Doha" {...day} />,
        why: 'Who does what, in six words.',
      },
      dont: {
        shows: (
          <NewsCard href="#doha" picture={picture} title="Great news!!! Read more about our latest success" {...day} />
        ),
        why: 'Nobody learns what happened before they press.',
      },
    },
  ],
  keyboard: [['Enter', 'Follows the link.']],
  accessibility: [
    'The card is one link; its name is day and headline.',
    'The picture says nothing that the headline does not: its alternative text is empty.',
    'The headline is a heading; choose its level with `headingLevel`.',
  ],
  content: ['A headline of at most ten words with a verb.', 'The day in full: 3 March 2026, ৩ মার্চ ২০২৬.'],
  recipes: ['CardOnItsWay'],
  looks: {
    'No picture': 'The card without a picture is as high as its neighbours.',
  },
}
