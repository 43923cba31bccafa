import { Picture } from '../Picture.tsx'
import { scene } from '../samples.ts'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'A picture in modern formats that keeps its box while it loads and when it fails.',
  avoid: 'Line icons (Icon) and logos of services (BrandIcon).',
  anatomy: [
    ['Box', 'takes className: shape and place.'],
    ['Picture', 'takes all other properties and the ref.'],
    ['Fallback', 'in the same box when the file cannot be loaded.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Picture src={scene(0)} alt="A crane over a river at dawn" width={900} height={600} className="rounded-lg" />
        ),
        why: 'The alternative text says what is to be seen.',
      },
      dont: {
        shows: (
          <Picture
            src={scene(0)}
            alt="Picture 1 (illustration.svg)"
            width={900}
            height={600}
            className="aspect-[6/1] rounded-lg"
          />
        ),
        why: 'The name of a file for a text, and a crop that leaves nothing of the subject.',
      },
    },
  ],
  accessibility: ['alt is required; empty where the words beside it say the same.', 'A failed picture keeps its name.'],
  content: ['What is to be seen in at most 120 characters, without “Picture of”.'],
  recipes: ['PicturesOfRecord', 'ContactPage'],
  looks: {
    Cover: 'It fills its box and is not distorted.',
    'Focal point': 'The point that matters is in the crop.',
    Contain: 'It is shown whole.',
  },
}
