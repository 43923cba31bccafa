import { FieldPair } from '../FieldPair.tsx'
import { TextField } from '../TextField.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'A text and its translation, whose labels, hints, inputs and errors are level.',
  avoid: 'two fields that only happen to be short: a form has one column.',
  anatomy: [
    ['First field', 'The text.'],
    ['Second field', 'Its translation; beside the first from 64rem on, below it before that.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <FieldPair>
            <TextField label="Title" defaultValue="Open day at the yard" />
            <TextField label="Title in Bangla" lang="bn" placeholder="Open day at the yard" />
          </FieldPair>
        ),
        why: 'The missing translation shows the text as its placeholder.',
      },
      dont: {
        shows: (
          <FieldPair>
            <TextField label="Name" />
            <TextField label="Telephone" />
          </FieldPair>
        ),
        why: 'Two things that do not belong together are easily skipped.',
      },
    },
  ],
  accessibility: ['Tab goes from the text to its translation.', 'Each input says its own language with lang.'],
  content: ['Both labels name the same thing: “Title”, “Title in Bangla”.'],
  recipes: ['EntriesOfForm'],
  looks: {
    Missing: 'It is seen at once that the translation is missing, and which text is meant.',
    Translated: 'Both texts stand side by side, each in the face of its script.',
    'In Bangla': 'The labels are Bangla, and the English text keeps its own language.',
    Level: 'Both fields begin at one line, although one label is longer.',
    'On phone': 'The translation stands below its text.',
  },
}
