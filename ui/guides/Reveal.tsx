import { Card } from '../Card.tsx'
import { Reveal } from '../Reveal.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Lets a part come down into its place, once, when it is first scrolled to: the services of the home page.',
  avoid: 'The first screen, forms, and everything at once: what always moves says nothing.',
  anatomy: [['Box', 'Around one part; it adds nothing to be seen.']],
  pairs: [
    {
      do: {
        shows: (
          <Reveal>
            <Card>Visa processing</Card>
          </Reveal>
        ),
        why: 'A card of a row comes in as the row is reached.',
      },
      dont: {
        shows: (
          <Reveal>
            <h2 className="text-2xl">Our office</h2>
          </Reveal>
        ),
        why: 'Headings that move make people wait for words.',
      },
    },
  ],
  accessibility: [
    'Nothing is hidden without scripts, in print, with reduced motion, or in view when the page loads.',
    'A key that moves the focus into it shows it at once.',
  ],
  content: ['None of its own.'],
  recipes: ['FirstPage'],
  looks: {
    'In sight': 'Without motion it is simply there.',
  },
}
