import { Block } from '../Block.tsx'
import { TextField } from '../TextField.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'A named group of fields that may come several times, for instance one of several companies.',
  avoid:
    'A single field (it has a label of its own) and whole sections of a form, which white space and a heading part.',
  anatomy: [
    ['Legend', 'names the group.'],
    ['Action', 'removes the group, or acts on all of it.'],
    ['Fields', 'one below the other.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Block legend="Company 1">
            <TextField label="Company name" />
          </Block>
        ),
        why: 'The legend tells this group from the next.',
      },
      dont: {
        shows: (
          <Block legend="Name">
            <TextField label="Name" />
          </Block>
        ),
        why: 'A box around one field, named twice.',
      },
    },
  ],
  accessibility: ['It is a fieldset: its legend is read out with each field.'],
  content: ['A number or a name in the legend, so that groups differ.'],
  recipes: ['EntriesOfForm'],
  looks: {
    Company: 'The name belongs to the fields below it.',
    'Without action': 'Without a button no place is kept for one.',
  },
}
