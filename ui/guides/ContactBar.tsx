import { Phone } from 'lucide-react'
import { ContactBarLink } from '../ContactBar.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Calling and writing, one tap away at the lower edge of a phone, on every public page.',
  avoid: 'moving through the site (SiteHeader); wide windows, where the header has the same links.',
  anatomy: [['ContactBarLink', 'an icon and a word or two; two or three of them']],
  pairs: [
    {
      do: {
        shows: (
          <ContactBarLink href="#call" icon={<Phone aria-hidden="true" />}>
            Call
          </ContactBarLink>
        ),
        why: 'One verb: what happens on a tap.',
      },
      dont: {
        shows: (
          <ContactBarLink href="#call-long" icon={<Phone aria-hidden="true" />}>
            Call our office in Dhaka at any time
          </ContactBarLink>
        ),
        why: 'Three lines in a bar that covers the page.',
      },
    },
  ],
  keyboard: [['Tab', 'moves through the links, after everything else on the page']],
  accessibility: ['A navigation with a name; the page leaves room below for its height.'],
  content: ['One verb or the name of a service: “Call”, “WhatsApp”.'],
  recipes: ['FootOfSite'],
  looks: {
    'Two ways': 'It stays at the lower edge, both ways equally wide.',
  },
}
