import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Search', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const Found: Story = { args: { path: '/search?q=visa' }, globals: phone }
export const NothingFound: Story = {
  args: { path: '/search?q=moon', responses: { 'search.site': { answers: [], kinds: [] } } },
  globals: phone,
}
export const Misspelled: Story = {
  args: {
    path: '/search?q=vsia',
    responses: {
      'search.site': {
        answers: [],
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
