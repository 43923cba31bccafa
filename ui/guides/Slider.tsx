import { Card } from '../Card.tsx'
import { Slider } from '../Slider.tsx'
import type { Guide } from './guide.ts'

const labels = {
  roleDescription: 'carousel',
  previous: 'Previous',
  next: 'Next',
  goTo: (n: number) => `Go to slide ${n}`,
  slide: (n: number, of: number) => `Slide ${n} of ${of}`,
}

export const guide: Guide = {
  use: 'Cards of one kind in a row without end, as many at a time as fit: news, partners, anything of which a glance is enough.',
  avoid:
    'What everybody must read: a visitor sees the first cards and may never move on. Put those in a grid. For the pictures at the top of the home page take Carousel, for pictures worth a longer look Gallery.',
  anatomy: [
    ['Row', 'takes the focus and the arrow keys; a finger moves it.'],
    ['Slides', 'cards of equal height; those out of sight are out of reach.'],
    ['Previous, next', 'move by one slide.'],
    ['Dots', 'one for each slide; the filled one comes first in the row.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Slider label="Partners" labels={labels} perView={{ base: 1 }} slides={cards('Al Noor', 'Padma', 'Hikari')} />
        ),
        why: 'Cards of one kind and one shape, each complete in itself.',
      },
      dont: {
        shows: (
          <Slider
            label="Steps"
            labels={labels}
            perView={{ base: 1 }}
            slides={cards('Step 1: passport', 'Step 2: medical check', 'Step 3: visa')}
          />
        ),
        why: 'Steps belong together and are read in order: take Steps.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'To the row, the cards in sight, then the buttons and dots.'],
    ['← →', 'With the focus inside: previous and next, mirrored in text from right to left.'],
    ['Enter', 'Presses a button or dot, follows the link of a card.'],
  ],
  accessibility: [
    'The row is a region with the name of `label`, each slide a group that says its number.',
    'After a move the number of the first slide is announced.',
    'Slides out of sight are inert; focus that would be lost goes to the row.',
    'With reduced motion slides change at once. Without scripts the row is swiped.',
    'All controls are 44 px, dots 28 px wide where a pointer is fine.',
  ],
  content: [
    'The label is the heading above the row.',
    'Titles of at most three lines, so that the cards are equally tall.',
    'Five to ten slides: nobody presses Next twenty times.',
  ],
  recipes: ['SliderOfCards'],
  looks: {
    'Three at a time': 'A card is never cut at the edge; dots say how many steps there are.',
    'Four at a time': 'Four cards keep a readable width.',
    'All fit': 'Where all fit there are no arrows and dots.',
    'One slide': 'One slide needs no control.',
    'Forty slides': 'The dots stay apart, and below the row.',
    'Kept by the caller': 'Buttons outside move it, and it tells them where it is.',
  },
}

function cards(...names: string[]) {
  return names.map(name => (
    <Card key={name} className="grid min-h-32 place-items-center text-xl">
      {name}
    </Card>
  ))
}
