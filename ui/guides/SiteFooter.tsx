import { FooterLink } from '../SiteFooter.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'The end of every public page: who we are, all pages, the small print.',
  avoid: 'the staff area; what invites to a next step (Banner).',
  anatomy: [
    ['Brand', 'wordmark, address, licence'],
    ['FooterColumn', 'a titled group of FooterLinks; on phones it opens below its title'],
    ['Legal', 'copyright and the like'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <div className="bg-deep p-3">
            <FooterLink href="#complaints">Complaints</FooterLink>
          </div>
        ),
        why: 'The name of the page.',
      },
      dont: {
        shows: (
          <div className="bg-deep p-3">
            <FooterLink href="#complain">Click here if you want to complain about something</FooterLink>
          </div>
        ),
        why: 'A site map is read by its first words.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'moves through the links'],
    ['Enter, Space', 'on a phone, open and close a column'],
  ],
  accessibility: [
    'Headings of columns are <h2>: the site map is found by heading. On phones each is a disclosure of the browser, which says whether it is open.',
    'The focus ring is light on the dark ground.',
  ],
  content: ['Links are the titles of their pages.', 'Address, licence and hours as they are written elsewhere.'],
  recipes: ['FootOfSite'],
}
