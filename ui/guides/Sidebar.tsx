import { Globe2, Images } from 'lucide-react'
import { SidebarLink } from '../Sidebar.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'The frame of the staff area: its pages in a column from 64rem on, in a drawer behind a button below that.',
  avoid: 'the public site (SiteHeader), views of one record (Tabs).',
  anatomy: [
    ['StaffFrame', 'the skip link, the sidebar, the header, the page'],
    ['Sidebar', 'brand, links, and on phones the button and its drawer'],
    ['SidebarGroup', 'links that belong together, which fold; this browser remembers how'],
    ['SidebarLink', 'an icon and a word; a badge at its end says what waits'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <SidebarLink href="#countries" icon={<Globe2 aria-hidden="true" />}>
            Client countries
          </SidebarLink>
        ),
        why: 'The icon helps the eye, the word says it.',
      },
      dont: {
        shows: (
          <SidebarLink href="#pictures" aria-label="Pictures" icon={<Images aria-hidden="true" />}>
            {null}
          </SidebarLink>
        ),
        why: 'Icons alone have to be learned.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'moves through the links; past the last one the drawer closes'],
    ['Enter, Space', 'on the button opens the drawer, on a group folds it'],
    ['Escape', 'closes the drawer; the focus returns to the button'],
  ],
  accessibility: [
    'A navigation with a name; aria-current="page" marks the open page.',
    'The drawer is a native popover: it opens before scripts have loaded.',
    'With density="compact" links may be 36 pixels high where a mouse is used.',
  ],
  content: [
    'Links are the titles of their pages, one to three words.',
    'Groups are named after the work, not after the tables.',
  ],
  recipes: ['StaffArea'],
  looks: {
    Groups: 'A group folds, and the page that is open is marked in it.',
    Compact: 'Everything is closer, and fingers still have 44 pixels.',
    'Phone open': 'The drawer lies above the page; Escape and a press beside it close it.',
  },
}
