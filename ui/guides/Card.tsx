import { Card } from '../Card.tsx'
import type { Guide } from './guide.ts'

const words = (
  <>
    <h3 className="text-lg">Visa processing</h3>
    <p className="mt-2 text-muted">From the first paper to the stamp.</p>
  </>
)

export const guide: Guide = {
  use: 'Sets one thing apart by a hairline: something to press as a whole, or a group that belongs together.',
  avoid:
    'Text that white space can part, and never a card in a card. For a service, company, country or article there is a card of its own.',
  anatomy: [
    ['Border', 'a hairline; the shadow comes with the pointer.'],
    ['Content', 'whatever belongs to the one thing.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Card asChild variant="link">
            <a href="#visa">{words}</a>
          </Card>
        ),
        why: 'The whole card is one link: large to press, read as one.',
      },
      dont: {
        shows: (
          <Card>
            <Card>{words}</Card>
          </Card>
        ),
        why: 'Two borders around one thing: the outer one says nothing.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'To a card that is a link.'],
    ['Enter', 'Follows it.'],
  ],
  accessibility: [
    'A card that is a link has one link, around all its words; nothing else inside can be pressed.',
    'Give the heading the level that fits the page.',
    'A plain card has no role: name a group with role="group" and aria-labelledby where it needs one.',
  ],
  content: ['A short title, then one sentence. No “Click here”: the title says where it leads.'],
  recipes: ['SettingsInCard', 'QuestionsInCard'],
  looks: {
    Link: 'The whole card is one link, with one ring of focus.',
  },
}
