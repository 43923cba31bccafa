import { Breadcrumb, BreadcrumbItem } from '../Breadcrumb.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'The pages above this one, from the top down, on pages that lie two or more levels deep.',
  avoid: 'first-level pages (the header marks them), steps (Steps), the way back to a filtered list (a Link).',
  anatomy: [
    ['Items', 'links to the pages above'],
    ['Current item', 'this page, as text'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Breadcrumb label="Example of a path">
            <BreadcrumbItem>
              <a href="#clients">Client countries</a>
            </BreadcrumbItem>
            <BreadcrumbItem current>Qatar</BreadcrumbItem>
          </Breadcrumb>
        ),
        why: 'Each item is called as its page is.',
      },
      dont: {
        shows: (
          <Breadcrumb label="Example of a poor path">
            <BreadcrumbItem>
              <a href="#back">Back</a>
            </BreadcrumbItem>
            <BreadcrumbItem current>Details</BreadcrumbItem>
          </Breadcrumb>
        ),
        why: 'It says neither where one is nor where one gets to.',
      },
    },
  ],
  keyboard: [['Tab', 'moves through the links']],
  accessibility: [
    'A navigation with a name; the last item has aria-current="page".',
    'The arrows between the items are decoration and turn with the direction of reading.',
  ],
  content: [
    'Each item is the title of its page, shortened rather than changed.',
    'No verbs: places, from the widest to this one.',
  ],
  recipes: ['HeadOfRecord'],
  looks: {
    Path: 'The last one is where one is, and no link.',
  },
}
