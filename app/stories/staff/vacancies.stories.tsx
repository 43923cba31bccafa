import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as whole } from 'storybook/test'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, banglaPhone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Vacancies', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** How many posts are filled and the last day are read down their columns; closed is told from open. */
export const List: Story = { args: { path: '/admin/vacancies' } }
export const ListInBangla: Story = { args: { path: '/admin/vacancies' }, globals: banglaDesk }
/** Job, employer, what is filled, last day and state are read in three lines, and its actions are one more. */
export const ListOnPhone: Story = { args: { path: '/admin/vacancies' }, globals: banglaPhone }
/** What each does is said in words, and deleting is told from the rest. */
export const More: Story = {
  args: { path: '/admin/vacancies' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^More:/ }))[0]!)
    await expect(await whole.findByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  },
}
export const Empty: Story = { args: { path: '/admin/vacancies', responses: { 'content.documents vacancies': [] } } }
/** Why something is asked is said at its field, and that visitors see nothing yet is clear. */
export const Add: Story = { args: { path: '/admin/vacancies/add' } }
/** Required fields are told from those that may stay empty, and what visitors see now is said. */
export const Edit: Story = { args: { path: `/admin/vacancies/${recorded('content.open vacancies')._id}` } }
export const Failed: Story = {
  args: { path: '/admin/vacancies', responses: { 'content.documents vacancies': failed } },
}
