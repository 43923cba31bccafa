import { EntryCard } from '../EntryCard.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'One of several long entries that are typed and ordered, such as the slides of the home page.',
  avoid: 'entries with the same few fields (EntryTable), a group of fields that is there once (Block).',
  anatomy: [
    ['Handle', 'drags it; the buttons do the same without dragging'],
    ['Thumb, title, description', 'what it is, from its own fields'],
    ['Actions', 'move and remove'],
    ['Fields', 'folded up where they are many'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <ol>
            <EntryCard title="Training before departure" foldable />
          </ol>
        ),
        why: 'Its own sentence is its title: it is found while folded.',
      },
      dont: {
        shows: (
          <ol>
            <EntryCard title="Slide 1" foldable />
          </ol>
        ),
        why: 'Numbers change when somebody moves one.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'moves to the title, then to the buttons and fields'],
    ['Enter, Space', 'on the title opens and closes it'],
  ],
  accessibility: [
    'It stands in an <ol>, so that its place is read out.',
    'An error in it opens it: an error nobody sees cannot be mended.',
    'Everything that dragging does a button does too.',
  ],
  content: ['The title is the entry’s own sentence; without one, what it will be: “New slide”.'],
  recipes: ['EntriesOfForm'],
  looks: {
    Folded: 'The title says enough to find the entry again.',
    Uploading: 'How far the file is can be seen in a folded entry.',
    Short: 'A short entry needs no folding.',
    'Drop place': 'Where the entry will fall can be seen.',
    Dragged: 'What is dragged is seen to have left its place.',
  },
}
