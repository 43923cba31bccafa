import { SaveBar } from '../SaveBar.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'The last row of a long form, always in view: the state of the changes, and the buttons.',
  avoid: 'a form that fits on one screen: a button is enough.',
  anatomy: [
    ['State', 'Unsaved, saving or saved, in words and with a sign.'],
    ['Buttons', 'The main one last.'],
  ],
  pairs: [
    {
      do: { shows: <SaveBar variant="unsaved" status="Not saved yet" />, why: 'It says how things are.' },
      dont: { shows: <SaveBar variant="unsaved" status="Attention!" />, why: 'Nobody knows what to do.' },
    },
  ],
  accessibility: ['The state is announced when it changes.', 'A focused field is never hidden behind it.'],
  content: [
    'The state as it is: “Not saved yet”, “Saving …”, “Saved at 14:05”.',
    'Buttons are verbs; the main one says what visitors will see: “Publish”.',
  ],
  recipes: ['SettingsInCard'],
  looks: {
    Unsaved: 'It stays in view while the form is scrolled, and covers no field with the focus.',
    Idle: 'Without a state nothing but the buttons is there.',
    Busy: 'What is going on is said; the bar does not change its height.',
    Saved: 'That it is saved is seen where it was sent from.',
  },
}
