import { PasswordField } from '../PasswordField.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'A password, with a button that shows it.',
  avoid: 'one-time codes (TextField).',
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
}
