import { HeaderLink } from '../SiteHeader.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'The thin header of every public page, the licence always in sight.',
  avoid: 'the staff area (StaffFrame), the actions of a page (PageHeader).',
  anatomy: [
    ['Skip link', 'first in the page'],
    ['Top', 'a line above from 64rem on, which scrolls away'],
    ['Brand, chip, tools', 'home, licence, other languages'],
    ['Links', 'HeaderLinks and NavDropdowns: a row from 64rem on, a panel behind a button below that'],
  ],
  pairs: [
    {
      do: { shows: <HeaderLink href="#countries">Client countries</HeaderLink>, why: 'What the page is called.' },
      dont: { shows: <HeaderLink href="#more">More</HeaderLink>, why: 'Could be anything.' },
    },
  ],
  keyboard: [
    ['Tab', 'moves through the links; past the last one the panel closes'],
    ['Enter, Space', 'on the button opens and closes the panel'],
    ['Escape', 'closes the panel; the focus returns to the button'],
  ],
  accessibility: [
    'The panel is a native popover: it opens before scripts have loaded and without them.',
    'aria-current="page" marks the open page.',
  ],
  content: ['Seven links at most; one or two words each, in Bangla too.'],
  recipes: ['HeadOfSite'],
  looks: {
    'With menus': 'One list is open at a time, and none is cut off at the edge.',
    'Phone open': 'The panel scrolls by itself where it is higher than the window.',
  },
}
