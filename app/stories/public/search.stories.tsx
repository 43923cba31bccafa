import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Search', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** Words that match are told from the rest without colour; results stand under their kind of page. */
export const Found: Story = { args: { path: '/search?q=visa' }, globals: phone }
/** The answer is read before anything else, and its page is one press away; results stand below it. */
export const Answered: Story = {
  args: {
    path: '/search?q=salary',
    responses: {
      'search.site': {
        answers: [
          {
            path: '/jobs',
            title: { children: 'Jobs abroad' },
            text: { children: 'Open jobs abroad through us: country, wage, terms, costs and who pays them.' },
          },
        ],
        kinds: [],
      },
    },
  },
  globals: phone,
}
/** The word stays in its field, and what to try next is said before the links. */
export const NothingFound: Story = {
  args: { path: '/search?q=moon', responses: { 'search.site': { answers: [], kinds: [] } } },
  globals: phone,
}
/** That another word was searched for is read before its results. */
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
