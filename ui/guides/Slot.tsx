import { Button } from '../Button.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'What a part with `asChild` renders in place of its own element: its one child, with the properties of both. For those who build parts.',
  avoid: 'pages: they use `asChild`.',
  anatomy: [
    ['Slot', 'Takes its child’s place, and adds its own properties.'],
    ['Slottable', 'Marks the child where there is something beside it, such as an icon.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Button asChild>
            <a href="#jobs">See the jobs</a>
          </Button>
        ),
        why: 'One element: a link that looks like a button, with an address to open in a new tab or to send on.',
      },
      dont: {
        shows: (
          <a href="#jobs">
            <Button tabIndex={-1}>See the jobs</Button>
          </a>
        ),
        why: 'A button inside a link: two things to press in one, and each browser does something else.',
      },
    },
  ],
  accessibility: [
    'Classes, styles, descriptions and refs of both apply; handlers run one after the other, the child’s first. Of anything else the child’s wins.',
    'The child must pass on its properties and its ref, as a router’s link does.',
  ],
  content: ['None of its own: the words are the child’s.'],
}
