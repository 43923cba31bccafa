import { Prose, ProseList } from '../Prose.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'A text to read: paragraphs, lists and quotations in lines of at most 72 characters.',
  avoid: 'Interface: labels, hints and cards have sizes and spaces of their own.',
  anatomy: [
    ['Prose', 'the column and the space between its paragraphs.'],
    ['ProseList', 'bullets, or points along a line.'],
    ['Quote', 'what somebody said, and who.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Prose>
            <p>Every contract is read with the worker.</p>
            <ProseList>
              <li>In Bangla</li>
              <li>Before it is signed</li>
            </ProseList>
          </Prose>
        ),
        why: 'Space between paragraphs comes from the column.',
      },
      dont: {
        shows: (
          <Prose>
            <p>
              Every contract is read with the worker.
              <br />
              <br />
              In Bangla, before it is signed.
            </p>
          </Prose>
        ),
        why: 'Line breaks for space: screen readers read one paragraph.',
      },
    },
  ],
  accessibility: ['Give a text in another language its `lang`.', 'Headings inside go on from the level of the page.'],
  content: ['Paragraphs of at most five sentences.'],
  recipes: ['QuestionsInCard'],
  looks: {
    Article: 'Lines have a readable length; a quotation is told from the text.',
    Points: 'Points are read one by one.',
    Quiet: 'It is muted, and still readable.',
  },
}
