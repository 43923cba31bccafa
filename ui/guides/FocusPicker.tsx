import { FocusPicker } from '../FocusPicker.tsx'
import type { Guide } from './guide.ts'

const scene = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#f3d9a4"/><circle cx="150" cy="120" r="60" fill="#fff6df"/><path d="M0 280q150-160 300 0t300 0v120H0z" fill="#0e5a54"/></svg>')}`
const picture = <img src={scene} alt="" width={600} height={400} className="block w-60" />
const labels = { point: (x: number, y: number) => `${x}% from the left, ${y}% from the top` }
const nothing = () => {}

export const guide: Guide = {
  use: 'The point of a picture that every crop of it keeps in view.',
  avoid: 'cutting a picture: crops are made where it is shown.',
  anatomy: [
    ['Picture', 'Whole, as it was uploaded.'],
    ['Point', 'What every crop keeps in view; the middle until somebody moves it.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <FocusPicker
            label="What stays in view on phones"
            hint="Press on what every crop has to show."
            value="25 30"
            labels={labels}
            onValueChange={nothing}
          >
            {picture}
          </FocusPicker>
        ),
        why: 'The label says what comes of it; the point is on what matters.',
      },
      dont: {
        shows: (
          <FocusPicker label="Focal point (X/Y)" value="" labels={labels} onValueChange={nothing}>
            {picture}
          </FocusPicker>
        ),
        why: 'A term of photographers; left in the middle, where nothing is.',
      },
    },
  ],
  keyboard: [['Arrow keys', 'Move the point by 5 %.']],
  accessibility: [
    'A slider that reads its place in words.',
    'The point has a dark and a light ring: it is seen on every picture.',
  ],
  content: ['The label says what the point does: “What stays in view on phones”.'],
  recipes: ['EntriesOfForm'],
  looks: {
    Centre: 'The point can be seen on light and dark parts of the picture.',
    Chosen: 'Drag the point, and move it with the arrow keys.',
    Bangla: 'Where the point is, is said in Bangla.',
  },
}
