import { Button } from '../Button.tsx'
import { Link } from '../Link.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Words that lead to another page or place: inside a text, standing alone below it, or plain where the colour of the text around it has to stay.',
  avoid:
    'an action on this page (Button), the one main way on from a page (Button with `asChild`), navigation of the website (HeaderLink, NavDropdownLink, Breadcrumb).',
  anatomy: [
    ['Words', 'Underlined, always: colour alone does not make a link.'],
    ['Icon', 'Optional, before the words; `iconAfter` behind them for another website.'],
    ['Unseen words', 'What screen readers hear after a link that opens a new window.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <p>
            The rules are in our <Link href="#licence">licence and fees</Link>.
          </p>
        ),
        why: 'The words say where it leads, alone too.',
      },
      dont: {
        shows: (
          <p>
            For licence and fees <Link href="#licence">click here</Link>.
          </p>
        ),
        why: 'A list of links that reads “click here” five times helps nobody.',
      },
    },
    {
      do: { shows: <Button>Save</Button>, why: 'What changes something is a button.' },
      dont: { shows: <Link href="#save">Save</Link>, why: 'A link can be opened in a new tab; saving cannot.' },
    },
  ],
  keyboard: [['Enter', 'Follows it.']],
  accessibility: [
    'Alone it has a target of 44 pixels; inside a text the line is enough (WCAG 2.5.8).',
    'For `target="_blank"` give `labels`, and a sign in `iconAfter` for those who see.',
  ],
  content: ['The name of the page it leads to. No full stop inside the link.'],
  recipes: ['QuestionsInCard'],
  looks: {
    'In a text': 'It is underlined, so that it is found without colour.',
    Alone: 'It can be pressed within 44 pixels.',
    'With icons': 'Arrows turn round from right to left; the sign for a new window does not.',
    'Long words, Bangla': 'A link of several lines is underlined on each.',
  },
}
