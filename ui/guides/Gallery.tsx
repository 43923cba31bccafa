import { Gallery } from '../Gallery.tsx'
import { Picture } from '../Picture.tsx'
import { scene } from '../samples.ts'
import type { Guide } from './guide.ts'

const labels = {
  open: (n: number) => `Open picture ${n}`,
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (n: number, of: number) => `${n} of ${of}`,
}

export const guide: Guide = {
  use: 'Pictures worth a longer look, in two or three columns; pressed, one opens large over the page.',
  avoid: 'Cards (Slider or a grid) and the pictures at the top of the home page (Carousel).',
  anatomy: [
    ['Pictures', 'links to themselves, for where no script runs.'],
    ['Caption', 'its text and what kind of picture it is.'],
    ['Lightbox', 'the large picture; loads only then.'],
  ],
  pairs: [
    {
      do: {
        shows: gallery(['A crane over a river at dawn', 'Hills behind a yard']),
        why: 'Each picture says what it shows.',
      },
      dont: { shows: gallery(['Picture 1', 'Picture 2']), why: 'People who do not see them learn nothing.' },
    },
  ],
  keyboard: [
    ['Enter', 'Opens a picture large.'],
    ['← →', 'The one before and after, mirrored from right to left.'],
    ['Home, End', 'The first and the last.'],
    ['Esc', 'Closes; the focus returns to the picture.'],
  ],
  accessibility: [
    'A list with a name; each link says its number and what it shows.',
    'The large picture is a modal dialog.',
  ],
  content: ['Captions of one line.'],
  recipes: ['PicturesOfRecord'],
  looks: {
    'Two columns': 'Pictures have one shape, and stand in two columns from a tablet on.',
    Captions: 'Captions begin at one line below their pictures.',
    Led: 'The first picture is four times as large on a desk.',
  },
}

function gallery(alts: string[]) {
  const pictures = alts.map((alt, n) => ({
    id: alt,
    href: scene(n),
    alt,
    thumb: <Picture src={scene(n)} alt={alt} width={900} height={600} />,
    large: <Picture src={scene(n)} alt={alt} width={900} height={600} fit="contain" />,
  }))
  return <Gallery label="Pictures" pictures={pictures} labels={labels} />
}
