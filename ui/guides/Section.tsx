import { Section } from '../Section.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'One part of a page. Its ground reaches both edges of the window, its content begins at the same edge at every width.',
  avoid: 'Setting one thing apart: that is a Card. White space comes before boxes.',
  anatomy: [
    ['Ground', 'none, surface, sunken or deep.'],
    ['Width', 'page, text or form.'],
    ['Space', 'above and below.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Section space="sm">
            <h2 className="text-2xl">How a worker leaves</h2>
            <p className="mt-3">We read every contract with the worker.</p>
          </Section>
        ),
        why: 'A heading and its text on the ground of the page.',
      },
      dont: {
        shows: (
          <>
            <Section space="sm" ground="sunken">
              <p>One</p>
            </Section>
            <Section space="sm" ground="deep">
              <p>Two</p>
            </Section>
          </>
        ),
        why: 'A new ground for every part: nothing stands out any more.',
      },
    },
  ],
  accessibility: ['Name it with aria-labelledby where it has a heading, so that it is a region.'],
  content: ['One heading, one thought.'],
  recipes: ['FirstPage'],
  looks: {
    Page: 'Every section starts at the same edge.',
    Text: 'Lines have a readable length.',
    Form: 'Fields are as wide as what is typed.',
    Deep: 'Words and links keep their contrast on the dark ground.',
    'One edge': 'Content of all widths starts at one edge.',
  },
}
