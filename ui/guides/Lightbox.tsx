import { scene } from '../samples.ts'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'One picture as large as the window, with its caption, and the way to the next. Gallery opens it; render it only while it is open.',
  avoid: 'words and forms (Dialog), a few pictures that are large enough in the page (Gallery alone, Carousel).',
  anatomy: [
    ['Position', 'Which picture of how many; read out when it changes.'],
    ['Picture', 'As large as fits, never cut.'],
    ['Caption', 'Text and kind of picture, in its own language.'],
    ['Buttons', 'Previous, next and close, 48 pixels each.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <figure className="grid gap-2 bg-deep p-3 text-center text-sm text-on-deep">
            <img src={scene(0)} alt="Sunrise over a harbour" className="h-32 w-full object-contain" />
            <figcaption>Workers leave for Doha, 12 March 2026</figcaption>
          </figure>
        ),
        why: 'The whole picture, and what it shows.',
      },
      dont: {
        shows: (
          <figure className="grid gap-2 bg-deep p-3 text-center text-sm text-on-deep">
            <img src={scene(0)} alt="" className="h-32 w-full object-cover" />
            <figcaption>IMG_2034.JPG</figcaption>
          </figure>
        ),
        why: 'Cut to fit, and a file name tells nothing.',
      },
    },
  ],
  keyboard: [
    ['← →', 'To the previous and the next picture, mirrored from right to left.'],
    ['Home, End', 'To the first and the last.'],
    ['Escape', 'Closes it.'],
  ],
  accessibility: [
    'A modal dialog with `label` as its name; the page behind is hidden from screen readers.',
    'A swipe is never the only way: the buttons do the same. Two fingers zoom.',
    'The caller gives the focus back to the picture that was opened.',
  ],
  content: ['`alt` says what is seen, the caption who, where and when.'],
  recipes: ['PicturesOfRecord'],
  looks: {
    'One picture': 'No arrows where there is nothing to turn to.',
    'Missing picture, long Bangla from right to left':
      'What the picture would show is said in its place; arrows are mirrored.',
  },
}
