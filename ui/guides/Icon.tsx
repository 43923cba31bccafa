import { Plane, Ship } from 'lucide-react'
import { Icon } from '../Icon.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'A line icon on a round ground, beside the words it belongs to.',
  avoid: 'Something to press (IconButton), and instead of words.',
  anatomy: [
    ['Ground', 'A circle of 44 or 56 pixels.'],
    ['Icon', 'One of Lucide, 20 or 24 pixels.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <p className="flex items-center gap-3">
            <Icon>
              <Plane />
            </Icon>{' '}
            Ticketing
          </p>
        ),
        why: 'The icon helps to find the word again.',
      },
      dont: {
        shows: (
          <div className="flex gap-3">
            <Icon>
              <Plane />
            </Icon>
            <Icon>
              <Ship />
            </Icon>
          </div>
        ),
        why: 'Two icons and nothing to read.',
      },
    },
  ],
  accessibility: ['Hidden from screen readers.'],
  content: ['One meaning, one icon: see Foundations/Icons.'],
  recipes: ['ContactPage'],
  looks: {
    Quiet: 'It is seen, and does not compete with the words.',
    Deep: 'It keeps its contrast on the dark green.',
  },
}
