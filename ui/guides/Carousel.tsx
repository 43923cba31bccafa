import { Button } from '../Button.tsx'
import { Carousel } from '../Carousel.tsx'
import { Picture } from '../Picture.tsx'
import { scene } from '../samples.ts'
import type { Guide } from './guide.ts'

const labels = {
  roleDescription: 'carousel',
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause the pictures',
  play: 'Play the pictures',
  position: (n: number, of: number) => `${n} of ${of}`,
}
const slides = [0, 1].map(n => ({
  picture: <Picture src={scene(n)} alt="A river at dawn" width={900} height={600} />,
  text: <p className="font-display text-xl">{n ? 'Hills behind the yard' : 'A crane over the river'}</p>,
}))

export const guide: Guide = {
  use: 'The first thing of the first page: what stays, beside a few pictures and the text of the one that shows.',
  avoid: 'Cards, and any second one on a page: take a Slider. A single picture is a Picture.',
  anatomy: [
    ['What stays', 'the children: the heading, a sentence and the two ways on.'],
    ['Picture', 'one at a time; a finger moves it.'],
    ['Text of the picture', 'takes as much room as the longest of them, so that nothing jumps.'],
    ['Controls', 'previous, position, next, pause; not there for one picture.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Carousel label="Pictures" labels={labels} slides={slides}>
            <p className="font-display text-2xl">Work abroad, honestly arranged</p>
            <Button variant="accent" className="mt-4">
              I want work
            </Button>
          </Carousel>
        ),
        why: 'The promise and the way on stay where they are; pictures change beside them.',
      },
      dont: {
        shows: <Carousel label="Pictures" labels={labels} slides={slides} />,
        why: 'Words that change with the picture are all there is: who looks up late has missed the first.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'To what stays, the picture, the text and the controls.'],
    ['← →', 'With the focus inside and its code loaded: previous and next.'],
    ['Enter', 'Presses a button.'],
  ],
  accessibility: [
    'It goes on by itself every seven seconds, can be paused, waits under pointer and focus, and stops for good when somebody takes over.',
    'It does not move by itself for people who ask for less movement or less data.',
    'The position is announced once it no longer moves by itself.',
    'Pictures out of sight are inert; every picture has its alternative text.',
    'Without scripts the pictures are swiped and all are loaded.',
  ],
  content: [
    'One sentence and one link for each picture.',
    'At most five pictures.',
    'Words are next to a picture, never on it.',
  ],
  recipes: ['FirstPage'],
  looks: {
    'On a desk': 'The text stands beside the picture with enough contrast; the pictures can be paused.',
    'One picture': 'No arrows and no pause where there is nothing to turn to.',
    'Pictures only': 'Without words beside them the pictures stand alone.',
    'Second picture': 'It begins at the picture that was asked for.',
  },
}
