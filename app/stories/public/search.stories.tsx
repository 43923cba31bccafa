import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Search', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** Words that match are told from the rest without colour; results stand under their kind of page. */
export const Found: Story = { args: { path: '/search?q=visa' }, globals: phone }
/** The word stays in its field, and what to try next is said before the links. */
export const NothingFound: Story = {
  args: { path: '/search?q=moon', responses: { 'search.site': { kinds: [] } } },
  globals: phone,
}
/** That another word was searched for is read before its results. */
export const Misspelled: Story = {
  args: {
    path: '/search?q=vsia',
    responses: {
      'search.site': {
        instead: 'visa',
        kinds: [
          {
            kind: 'pages',
            label: 'Pages',
            count: 1,
            found: [
              {
                path: '/visa-service',
                title: { pieces: [{ text: 'Visa', isMatch: true }, { text: ' Assistance' }] },
              },
            ],
          },
        ],
      },
    },
  },
  globals: phone,
}
