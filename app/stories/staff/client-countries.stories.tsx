import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Client countries', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const List: Story = { args: { path: '/admin/manage-clients' } }
export const Empty: Story = {
  args: {
    path: '/admin/manage-clients',
    responses: { 'clients.manage': { ...recorded('clients.manage'), rows: [], count: 0, total: 0 } },
  },
}
export const Failed: Story = { args: { path: '/admin/manage-clients', responses: { 'clients.manage': failed } } }
export const Add: Story = { args: { path: '/admin/add-new-client' } }
export const Edit: Story = { args: { path: `/admin/update-client/${recorded('clients.byId')._id}` } }
export const Import: Story = { args: { path: '/admin/import-clients' } }
