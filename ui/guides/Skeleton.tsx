import { Skeleton } from '../Skeleton.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'A placeholder in the size of what is loading, so that nothing jumps.',
  avoid: 'Waits under half a second, and buttons that work: those are busy.',
  anatomy: [['Shape', 'A bar, a box or a circle as large as what is loading.']],
  pairs: [
    {
      do: {
        shows: (
          <div className="grid gap-3">
            <Skeleton className="h-7 w-2/3" />
            <Skeleton className="h-5 w-full" />
          </div>
        ),
        why: 'The shape of a title and a line.',
      },
      dont: {
        shows: <Skeleton className="h-1 w-full" />,
        why: 'A bar of another height: the page jumps when the words come.',
      },
    },
  ],
  accessibility: [
    'Hidden from screen readers: announce the loading elsewhere, such as by a Spinner with a label.',
    'It does not pulse with reduced motion.',
  ],
  content: ['None: a word beside it says that something is loading.'],
  recipes: ['CardOnItsWay'],
  looks: {
    Line: 'It is as high as the line that comes.',
    Card: 'It is as large as the card that comes: nothing jumps.',
  },
}
