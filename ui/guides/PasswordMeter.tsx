import { PasswordMeter } from '../PasswordMeter.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'How hard a chosen password is to guess, below its field.',
  avoid: 'signing in, and saying whether a password is accepted: that is the error of the field.',
  anatomy: [
    ['Bar', 'As many parts as there are levels, filled up to this one.'],
    ['Words', 'The level, and what would make it better.'],
  ],
  pairs: [
    {
      do: {
        shows: <PasswordMeter level={1} label="Weak: a whole sentence is harder to guess" />,
        why: 'It says what would make it better.',
      },
      dont: { shows: <PasswordMeter level={1} label="2 of 4" />, why: 'A figure helps nobody.' },
    },
  ],
  accessibility: ['The words are announced when they change; the bar is for eyes alone.'],
  content: ['A level in one word, then what would help: “Weak: a whole sentence is harder to guess”.'],
  recipes: ['SignIn'],
  looks: {
    Good: 'The word says it, too: the bar is not alone.',
  },
}
