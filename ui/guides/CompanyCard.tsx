import { CompanyCard } from '../CompanyCard.tsx'
import type { Guide } from './guide.ts'

const logo = <span className="font-display text-2xl">Meghbridge</span>

export const guide: Guide = {
  use: 'A company as one link: its logo, its name, a line on what it does and a fact such as its place.',
  avoid: 'Client countries (CountryCard), and companies without a page of their own: set those as a list.',
  anatomy: [
    ['Logo', 'whole, on light ground in both schemes, as logos are made for.'],
    ['Name', 'the heading of the card.'],
    ['Line', 'what it does.'],
    ['Fact', 'where it is, or since when.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <CompanyCard
            href="#motors"
            logo={logo}
            name="Meghbridge Motors"
            description="Buses and lorries since 1996"
            detail="Tejgaon, Dhaka"
          />
        ),
        why: 'One line on what it does, one fact.',
      },
      dont: {
        shows: (
          <CompanyCard
            href="#motors"
            logo={logo}
            name="Meghbridge Motors"
            description="The best and most trusted supplier of buses, lorries and spare parts in the whole country, with a passion for service since 1996"
          />
        ),
        why: 'Praise and a paragraph: cards in a row grow as tall as the longest.',
      },
    },
  ],
  keyboard: [['Enter', 'Follows the link.']],
  accessibility: [
    'The card is one link whose name is all its words.',
    'The name is a heading; choose its level with `headingLevel`.',
    'A logo beside its name has an empty alternative text.',
  ],
  content: ['The name as the company writes it.', 'What it does in at most 120 characters, without praise.'],
  recipes: ['ContactPage'],
  looks: {
    'Picture logo': 'The whole logo is shown, on a ground that it can be seen on.',
    'Name only': 'Without description and place the card keeps its shape.',
  },
}
