import { FileCard } from '../FileCard.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'A document to read or to save, with what it is, its kind and its size before anybody loads it.',
  avoid:
    'a page of the site (Link, Card), a file that is being sent (FileField), a picture that can be shown (Picture).',
  anatomy: [
    ['Title', 'the document’s own name; the link, which the whole card is'],
    ['Kind and size', 'what opens it, and what it costs on a slow line'],
    ['Links', 'as children, where the document comes in several forms or languages'],
  ],
  pairs: [
    {
      do: {
        shows: <FileCard title="Demand letter" kind="PDF" size="120 kB" href="#demand" />,
        why: 'What it is, what opens it and how much it loads.',
      },
      dont: { shows: <FileCard title="Click here to download" href="#demand" />, why: 'Nobody knows what will come.' },
    },
  ],
  keyboard: [
    ['Tab', 'moves to the card, or to each of its links'],
    ['Enter', 'opens or saves the file'],
  ],
  accessibility: [
    'The link is the title alone; kind and size are read after it.',
    'The title is in the language of the document: give it `lang` where that is not the page’s.',
  ],
  content: ['Kinds in capitals (PDF, DOCX), sizes with their unit and in the page’s digits.'],
  recipes: ['ContactPage'],
  looks: {
    'One file': 'Kind and size are read before it is loaded.',
    'Several forms': 'The same document in each form, one link each.',
    List: 'Names, kinds and sizes are in line.',
  },
}
