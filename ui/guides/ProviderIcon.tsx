import { Button } from '../Button.tsx'
import { ProviderIcon } from '../ProviderIcon.tsx'
import type { Guide } from './guide.ts'

export const guide: Guide = {
  use: 'The logo of a service with which people sign in, inside a button that says its name.',
  avoid: 'Links to our own pages there: that is BrandIcon.',
  anatomy: [['Logo', '20 pixels, in the colour of its button’s text.']],
  pairs: [
    {
      do: {
        shows: (
          <Button variant="secondary">
            <ProviderIcon provider="google" /> Continue with Google
          </Button>
        ),
        why: 'Logo and name.',
      },
      dont: {
        shows: (
          <Button variant="secondary" aria-label="Google">
            <ProviderIcon provider="google" />
          </Button>
        ),
        why: 'A logo alone: not everybody knows it.',
      },
    },
  ],
  accessibility: ['Hidden from screen readers: the button has the name.'],
  content: ['“Continue with” and the name of the service.'],
  recipes: ['SignIn'],
  looks: {
    Buttons: 'Each logo is as high as the words beside it.',
  },
}
