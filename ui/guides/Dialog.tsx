import { Button } from '../Button.tsx'
import { Card } from '../Card.tsx'
import type { Guide } from './guide.ts'

const box = (title: string, body: string, buttons: [string, string]) => (
  <Card className="grid gap-3 p-4">
    <p className="font-display text-lg">{title}</p>
    <p className="text-sm text-muted">{body}</p>
    <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-3">
      <Button size="sm" variant="secondary">
        {buttons[0]}
      </Button>
      <Button size="sm">{buttons[1]}</Button>
    </div>
  </Card>
)

export const guide: Guide = {
  use: 'A short task of its own above the page: a small form, a choice of pictures, a letter before it is sent. The page behind waits and does not scroll.',
  avoid:
    'a question before something is destroyed (ConfirmDialog), the end of a task (MessageDialog), something to look at beside the page (Drawer), a long form (a page of its own).',
  anatomy: [
    ['Scrim', 'Darkens the page behind.'],
    ['Head', 'Title and the button that closes; stays in sight where the window is high enough.'],
    ['Body', 'Description and content; the only part that scrolls.'],
    ['Actions', 'The buttons, the main one last; stay in sight as the head does.'],
  ],
  pairs: [
    {
      do: {
        shows: box('Answer the enquiry', 'It goes to the employer by e-mail.', ['Cancel', 'Send the answer']),
        why: 'The title names the task, the button ends it with the same verb.',
      },
      dont: {
        shows: box('Attention', 'Do you want to continue with this operation?', ['No', 'Yes']),
        why: 'Nobody can tell what “Yes” does without reading everything.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Moves within it; the page behind is out of reach.'],
    ['Escape', 'Closes it, and the focus returns to where it was.'],
  ],
  accessibility: [
    'The page behind is out of reach, for screen readers too; toasts are not.',
    'What opens from it (menus, calendars, questions) lies in it, above everything.',
    'The first field has the focus, or the button that closes where there is none.',
    'Its name is the title, and the description is read with it.',
    'A submit button in `actions` is outside the form: give it the `form` attribute.',
  ],
  content: [
    'A title of a few words, without a full stop. The description in one or two sentences.',
    'Buttons repeat the verb of the title.',
  ],
  recipes: ['DialogFromMenu', 'TabsInDrawer', 'ProgressInDialog'],
  looks: {
    'Long body, its buttons stay in sight': 'The body scrolls between head and buttons.',
    Small: 'It is as wide as a line of its text, not as the window.',
  },
}
