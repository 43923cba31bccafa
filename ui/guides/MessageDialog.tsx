import { Alert } from '../Alert.tsx'
import { Button } from '../Button.tsx'
import { Card } from '../Card.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'Says how something important ended, and waits until it has been read: saved, failed, rejected files.',
  avoid:
    'what may pass unseen (a toast), what belongs to a place in the page (Alert), a question (ConfirmDialog). Most ends of a task need no dialog.',
  anatomy: [
    ['Sign', 'A tick, a cross, a triangle or an i; its colour is never the only difference.'],
    ['Title and description', 'What happened, and what it means.'],
    ['Content', 'Optional: several lines, such as the names of files.'],
    ['Buttons', 'One that closes; beside it at most one way to mend it.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <Card className="grid gap-2 p-4">
            <p className="font-display text-lg">File too large!</p>
            <p className="text-sm text-muted">harbour.png is larger than 1MB</p>
            <div className="flex justify-end gap-2">
              <Button size="sm" variant="secondary">
                OK
              </Button>
              <Button size="sm">Make it smaller</Button>
            </div>
          </Card>
        ),
        why: 'Says what is wrong with which file, and offers the way out.',
      },
      dont: {
        shows: <Alert variant="danger" title="Error 413" />,
        why: 'A number helps nobody, and there is nothing to do next.',
      },
    },
  ],
  keyboard: [['Enter, Escape', 'Close it.']],
  accessibility: [
    'An alertdialog: it is read out when it opens, and the focus is on the button that closes it.',
    'The focus returns to where it was, or to `focusAfter`.',
  ],
  content: ['Say what happened, then what is safe (“Your changes are still here”), then what to do.'],
  recipes: ['SelectionOfRows'],
  looks: {
    Success: 'A sign and a word say that it went well.',
    Information: 'The blue sign asks for nothing.',
    Warning: 'Ochre: nothing is lost yet.',
    'Several lines and a way out': 'The way out stands last, where the eye ends.',
  },
}
