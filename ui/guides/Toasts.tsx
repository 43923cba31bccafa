import { CircleCheck } from 'lucide-react'
import { Card } from '../Card.tsx'
import type { Guide } from './guide.ts'

const note = (text: string) => (
  <Card className="flex items-center gap-3 p-3">
    <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
    <span className="font-semibold">{text}</span>
  </Card>
)

export const guide: Guide = {
  use: 'Short notes that something is done, which pass after five seconds; errors stay until they are closed. One `<Toasts>` in the whole application, then `toast.success(…)` from anywhere.',
  avoid:
    'what must be read (MessageDialog), what must be answered (ConfirmDialog), what belongs to a field or a place in the page (Alert).',
  anatomy: [
    ['Sign', 'Tick, warning, cross or ring: the kind without its colour.'],
    ['Title', 'What is done, in a few words.'],
    ['Description', 'Optional: why, or what is safe.'],
    ['Action', 'Optional: the way back, such as “Undo”.'],
    ['Close', 'On each of them.'],
    ['Earlier ones', 'Five are seen at once; a button with their count opens those before them.'],
  ],
  pairs: [
    {
      do: { shows: note('Qatar is saved'), why: 'Names what is done, and needs no answer.' },
      dont: {
        shows: note('Success! The operation was completed successfully.'),
        why: 'Says nothing about what happened.',
      },
    },
  ],
  keyboard: [
    ['Alt+T', 'Moves to the notes.'],
    ['Tab', 'Reaches their buttons.'],
    ['Escape', 'Returns to where the focus was.'],
  ],
  accessibility: [
    'A region that is announced politely; the first note waits until the region exists, or screen readers would miss it.',
    'Pointing at a note or focusing it holds its time; what has an action can also be done elsewhere.',
    'The first note loads the list: pages that never show one do not pay for it.',
  ],
  content: ['Subject and verb: “Qatar is saved”. No full stop, no exclamation mark.'],
  recipes: ['UndoInToast'],
  looks: {
    Kinds: 'Signs tell the kinds apart, not colour alone.',
    'One on a phone': 'It covers no button of a form.',
    'In the header of the staff area': 'It stands over the welcome, and covers no control.',
  },
}
