import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Client countries', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** Each figure stands with its company and trade; deleting is not confused with editing. */
export const List: Story = { args: { path: '/admin/manage-clients' } }
export const Empty: Story = {
  args: {
    path: '/admin/manage-clients',
    responses: { 'clients.manage': { ...recorded('clients.manage'), rows: [], count: 0, total: 0 } },
  },
}
export const Failed: Story = { args: { path: '/admin/manage-clients', responses: { 'clients.manage': failed } } }
/** What is missing is listed from the start, and that visitors see nothing yet is said. */
export const Add: Story = { args: { path: '/admin/add-new-client' } }
/** The flag of now is seen before another one is chosen, and visitors see what is published. */
export const Edit: Story = { args: { path: `/admin/update-client/${recorded('clients.byId')._id}` } }
/** That nothing is written before it was looked at is read before a file is chosen. */
export const Import: Story = { args: { path: '/admin/import-clients' } }
