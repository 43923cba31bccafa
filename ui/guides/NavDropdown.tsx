import { Card } from '../Card.tsx'
import type { Guide } from './guide.ts'

const menu = (...names: string[]) => (
  <Card className="grid w-56 gap-1 p-1.5 text-sm">
    {names.map(name => (
      <span key={name} className="px-3 py-2">
        {name}
      </span>
    ))}
  </Card>
)

export const guide: Guide = {
  use: 'A word of the SiteHeader with pages of its own, such as Services. On wide windows a list below the word; on narrow ones a group under a heading in the header’s panel.',
  avoid:
    'actions (DropdownMenu), a single page (HeaderLink), more than about eight pages: give them a page that lists them.',
  anatomy: [
    ['Label', 'The word in the header; it leads to the overview page before scripts run.'],
    ['List', 'From 64rem on, below the label.'],
    ['Group', 'Below 64rem: the label as a heading, the links under it.'],
    ['NavDropdownLink', 'One page; `asChild` for a router’s link.'],
  ],
  pairs: [
    {
      do: {
        shows: menu('All services', 'Manpower consultancy', 'Visa assistance', 'Ticket assistance'),
        why: 'Names of pages, the overview first.',
      },
      dont: {
        shows: menu('Services', 'Click here for visas', 'Log in', 'বাংলা'),
        why: 'The label again, a sentence, an action and the language: four kinds of things in one list.',
      },
    },
  ],
  keyboard: [
    ['Enter, Space, ↓', 'Open it with the focus on the first link.'],
    ['↑ ↓, Home, End', 'Move among the links.'],
    ['Enter', 'Follows the link and closes the list.'],
    ['Tab', 'Goes on, and closes the list after its last link.'],
    ['Escape', 'Closes it, and the focus returns to the word.'],
  ],
  accessibility: [
    'Pointing opens it and never takes the focus; it stays for 300 ms after the pointer has left, so that a hand that shakes does not lose it.',
    'A disclosure: the word says whether its list of links is open.',
    'Everything works without pointing: by keys, by touch, and without scripts.',
    '`aria-current="page"` on a link marks the label, too, in words and with a line.',
  ],
  content: ['The label is one or two words. The links are the names of their pages.'],
  recipes: ['HeadOfSite'],
  looks: {
    'On one of its pages': 'The page that is open is marked in the list.',
    'Long words on a phone': 'In the panel long names break, and nothing leaves it.',
  },
}
