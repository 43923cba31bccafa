import { LanguageSwitch } from '../LanguageSwitch.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Leads to this same page in another language.',
  avoid: 'choosing a country or a currency; a language this page is not written in.',
  anatomy: [
    ['Navigation', 'With a name for screen readers.'],
    ['Links', 'One for each other language, at least 44 pixels high and wide.'],
  ],
  pairs: [
    {
      do: {
        shows: <LanguageSwitch label="Language, example" languages={[{ locale: 'bn', name: 'বাংলা', href: '#bn' }]} />,
        why: 'Named in its own language and script: those who need it can read it.',
      },
      dont: {
        shows: <LanguageSwitch label="Language, poor" languages={[{ locale: 'bn', name: 'Bengali', href: '#b' }]} />,
        why: 'Who reads no English does not find it.',
      },
    },
  ],
  keyboard: [['Tab', 'moves through the languages']],
  accessibility: [
    'Each link has lang and hreflang, so that its name is read out in its own language.',
    'Plain links: they work before scripts have loaded and without them.',
    'No flags: a language is not a country.',
  ],
  content: ['Each language in its own name and script: “বাংলা”, “العربية”.'],
  recipes: ['HeadOfSite'],
  looks: {
    'On deep ground': 'It has the colour of the words around it, and can be read.',
    Several: 'Each language has its own name in its own script.',
  },
}
