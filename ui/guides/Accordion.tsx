import { Accordion } from '../Accordion.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Something that few need, folded away behind its title.',
  avoid: 'What most people need (show it), steps in order (Steps), views of the same thing (Tabs).',
  anatomy: [
    ['Title', 'stays in sight and opens the rest.'],
    ['Content', 'anything.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Accordion title="Embassies and consulates">
            <p>Doha: +974 4467 1927</p>
          </Accordion>
        ),
        why: 'The title says what is inside.',
      },
      dont: {
        shows: (
          <Accordion title="More">
            <p>You pay nothing before selection.</p>
          </Accordion>
        ),
        why: '“More” of what? And what everybody must know is hidden.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'To the title.'],
    ['Enter, Space', 'Opens and closes.'],
  ],
  accessibility: [
    'The browser’s own details: works without scripts, its state is announced, and a search in the page opens it.',
    'The title is at least 44 px high.',
  ],
  content: ['A noun or a question, at most eight words.'],
  recipes: ['QuestionsInCard'],
  looks: {
    Box: 'The box tells where the folded part ends.',
    'One at a time': 'Opening one closes the other.',
  },
}
