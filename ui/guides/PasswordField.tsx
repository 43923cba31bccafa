import { PasswordField } from '../PasswordField.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'A password, with a button that shows it.',
  avoid: 'one-time codes (TextField).',
  anatomy: [
    ['Label', '“Password”, or “New password”.'],
    ['Hint', 'What a good one needs, before it is typed.'],
    ['Input', 'Hidden until the eye is pressed.'],
    ['Eye', 'A button at the end that shows and hides.'],
    ['Error', 'What is wrong and what to do.'],
  ],
  pairs: [
    {
      do: {
        shows: (
          <PasswordField
            label="Password"
            autoComplete="current-password"
            labels={{ show: 'Show the password', hide: 'Hide the password' }}
          />
        ),
        why: 'Password managers know what belongs here.',
      },
      dont: {
        shows: (
          <PasswordField
            label="Repeat the password"
            labels={{ show: 'Show the password', hide: 'Hide the password' }}
          />
        ),
        why: 'A second field finds no errors that showing the password does not.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'From the input to the eye.'],
    ['Enter, Space', 'On the eye: shows and hides.'],
  ],
  accessibility: ['Pasting works.', 'The button says what it will do.'],
  content: ['The error says what to do: “Make it at least ten letters long”.'],
  recipes: ['SignIn'],
}
