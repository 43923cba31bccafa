import { Button } from '../Button.tsx'
import { Card } from '../Card.tsx'
import type { Guide } from './guide.ts'

const question = (title: string, body: string, buttons: [string, string]) => (
  <Card className="grid gap-3 p-4">
    <p className="font-display text-lg">{title}</p>
    <p className="text-sm text-muted">{body}</p>
    <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-3">
      <Button size="sm" variant="secondary">
        {buttons[0]}
      </Button>
      <Button size="sm" variant="danger">
        {buttons[1]}
      </Button>
    </div>
  </Card>
)

export const guide: Guide = {
  use: 'Asks before something that cannot be undone: deleting for good, erasing a person’s data, leaving unsaved work.',
  avoid:
    'what can be undone: do it at once, and offer the way back in a toast. What only has to be read is a MessageDialog; what needs a field is a Dialog.',
  anatomy: [
    ['Title', 'The question, with the name of what it is about.'],
    ['Description', 'What follows from it.'],
    ['Content', 'Optional: what exactly is concerned, as a list.'],
    ['Buttons', 'The way back, and the verb of the question; stay in sight.'],
  ],
  pairs: [
    {
      do: {
        shows: question('Delete Qatar?', 'Its three companies disappear from the public pages.', ['Cancel', 'Delete']),
        why: 'Names the record, says what is lost, and the button says what it does.',
      },
      dont: {
        shows: question('Are you sure?', 'This action is irreversible.', ['No', 'OK']),
        why: 'The same words for every question are pressed away unread.',
      },
    },
  ],
  keyboard: [
    ['Enter', 'Presses the button with the focus: at first the way back.'],
    ['Tab', 'Moves within it.'],
    ['Escape', 'Is the way back; nothing happens while busy.'],
  ],
  accessibility: [
    'An alertdialog: title and description are read out when it opens, and a press outside does not close it.',
    'The focus returns to where it was, or to `focusAfter`, where what had it is gone.',
    'While `busy` it stays open and the pressed button keeps the focus.',
  ],
  content: [
    'The title is a question of a few words with a name in it.',
    'The red button repeats its verb; never “Yes”.',
  ],
  recipes: ['MenuInTableRow'],
  looks: {
    Neutral: 'What loses nothing has no red button.',
    'While the work goes on': 'It is seen that the work goes on, and nothing closes it.',
    'Long Bangla': 'The buttons stay in sight below a long question.',
  },
}
