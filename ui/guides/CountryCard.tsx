import { CountryCard } from '../CountryCard.tsx'
import { Picture } from '../Picture.tsx'
import { flags } from '../samples.ts'
import type { Guide } from './guide.ts'

const flag = <Picture src={flags.qatar} alt="" width={1500} height={600} fit="contain" />

export const guide: Guide = {
  use: 'A client country as one link: its flag, its name, one line of figures.',
  avoid: 'Countries without a page, and languages: a flag is no language.',
  anatomy: [
    ['Flag', 'whole and in its own shape, on sunken ground. Beside the words on phones, above them on desks.'],
    ['Name', 'the heading of the card.'],
    ['Figures', 'companies and people placed.'],
  ],
  pairs: [
    {
      do: {
        shows: <CountryCard href="#qatar" flag={flag} name="Qatar" detail="4 companies · 1,280 people" />,
        why: 'Figures say more than words, and all cards have the same ones.',
      },
      dont: {
        shows: <CountryCard href="#qatar" flag={flag} name="🇶🇦 State of Qatar" detail="Click for details" />,
        why: 'The flag twice, and a line that says nothing.',
      },
    },
  ],
  keyboard: [['Enter', 'Follows the link.']],
  accessibility: [
    'The card is one link; its name is country and figures.',
    'The flag has an empty alternative text, since the name is next to it.',
    'The name is a heading; choose its level with `headingLevel`.',
  ],
  content: ['The short name of the country in the language of the page.', 'Figures with their unit, parted by “·”.'],
  recipes: ['SliderOfCards'],
  looks: {
    'Tall flag': 'A flag of another shape is shown whole.',
    'Second level': 'Its name looks the same at another level of the outline.',
  },
}
