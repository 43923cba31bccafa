import { Pagination, PaginationGap, PaginationLink } from '../Pagination.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'The pages of a long list as links, so that each has an address.',
  avoid: 'a list that fits on one page, steps (Steps), one record after another (two buttons).',
  anatomy: [
    ['Previous, next', 'left out on the first and the last page'],
    ['Numbers', 'the first, the last and those beside this one'],
    ['Gap', 'stands for pages that are left out'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Pagination label="Example pages">
            <PaginationLink href="#1">1</PaginationLink>
            <PaginationGap />
            <PaginationLink href="#6">6</PaginationLink>
            <PaginationLink href="#7" aria-current="page">
              7
            </PaginationLink>
          </Pagination>
        ),
        why: 'Few numbers, the open one marked.',
      },
      dont: {
        shows: (
          <Pagination label="Too many example pages">
            {Array.from({ length: 9 }, (_, n) => (
              <PaginationLink key={n} href={`#p${n + 1}`}>
                {n + 1}
              </PaginationLink>
            ))}
          </Pagination>
        ),
        why: 'Every page, and none says that it is open.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'moves through the links'],
    ['Enter', 'opens the page'],
  ],
  accessibility: [
    'A navigation that is named after its list.',
    'Where a link shows an arrow or a number alone, give it an aria-label: “Page 4”.',
    'After a press the focus belongs to the beginning of the new page.',
  ],
  content: ['Digits in the language of the page.', '“Previous” and “Next” with what they lead to, for screen readers.'],
  recipes: ['PagesOfTable'],
  looks: {
    'In the middle': 'The page that is open is told without colour; gaps are no buttons.',
    'First of two': 'Where nothing comes before, no arrow stands.',
  },
}
