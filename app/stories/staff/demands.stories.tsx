import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Demands', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const List: Story = { args: { path: '/admin/demands' } }
export const One: Story = { args: { path: `/admin/demands/${recorded('demands.byId').id}` } }
export const Add: Story = { args: { path: '/admin/demands/add' } }
export const Edit: Story = { args: { path: `/admin/demands/${recorded('demands.byId').id}/edit` } }
export const Empty: Story = {
  args: { path: '/admin/demands', responses: { 'demands.list': { ...recorded('demands.list'), rows: [], count: 0 } } },
}
export const Failed: Story = { args: { path: '/admin/demands', responses: { 'demands.list': failed } } }
export const ListInBangla: Story = { args: { path: '/admin/demands' }, globals: banglaDesk }
