import { Banner } from '../Banner.tsx'
import { Button } from '../Button.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'One invitation with one accent button, once on a page and near its end.',
  avoid: 'News and warnings (Alert), and a second one on the same page.',
  anatomy: [
    ['Title', 'the invitation.'],
    ['Description', 'what happens then.'],
    ['Actions', 'one accent button.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Banner
            title="Looking for workers?"
            description="Tell us the trade and the number."
            actions={<Button variant="accent">Send a demand</Button>}
          />
        ),
        why: 'One thing to do, and what happens then.',
      },
      dont: {
        shows: (
          <Banner
            title="Contact"
            actions={
              <div className="flex flex-wrap gap-2">
                <Button variant="accent">Call</Button>
                <Button variant="accent">Write</Button>
              </div>
            }
          />
        ),
        why: 'Two accents: neither is the most important one.',
      },
    },
  ],
  accessibility: [
    'It is a section with a heading; choose its level with `headingLevel`.',
    'The focus ring is light on the deep ground.',
  ],
  content: ['A question or a call of at most eight words.', 'No promise of a day or a result.'],
  recipes: ['FirstPage'],
}
