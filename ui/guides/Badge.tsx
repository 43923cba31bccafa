import { Badge } from '../Badge.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'The state of a thing in a word or two: published, overdue, refused.',
  avoid: 'what a thing is about or what somebody chose (Tag), something to press (Button), a sentence (Alert).',
  anatomy: [
    ['Pill', 'In the colour of the state.'],
    ['Words', 'One or two.'],
    ['Icon', 'Optional, before the words.'],
  ],
  pairs: [
    {
      do: { shows: <Badge variant="danger">Overdue</Badge>, why: 'The word says it, the colour only helps.' },
      dont: { shows: <Badge variant="danger">!</Badge>, why: 'Colour and a sign alone tell some people nothing.' },
    },
    {
      do: {
        shows: (
          <span className="flex gap-2">
            <Badge variant="accent">New</Badge>
            <Badge>Read</Badge>
          </span>
        ),
        why: 'Marigold marks the one state that asks for somebody.',
      },
      dont: {
        shows: (
          <span className="flex gap-2">
            <Badge variant="accent">New</Badge>
            <Badge variant="accent">Read</Badge>
            <Badge variant="accent">Closed</Badge>
          </span>
        ),
        why: 'Where everything calls, nothing does.',
      },
    },
  ],
  accessibility: [
    'Plain text in its place: it is read out where it stands, after the name of the thing.',
    'A picture in it is decoration and has aria-hidden.',
  ],
  content: ['One or two words, no full stop.', 'The same state has the same word and the same look everywhere.'],
  recipes: ['HeadOfRecord', 'TagsInList'],
  looks: {
    State: 'One word that says the state without its colour.',
    Looks: 'Each look keeps 4.5 to 1 in light and dark.',
  },
}
