import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, banglaPhone, desk, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Workers', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const List: Story = { args: { path: '/admin/workers' }, globals: desk }
export const Empty: Story = {
  args: { path: '/admin/workers', responses: { 'workers.list': { ...recorded('workers.list'), rows: [], count: 0 } } },
  globals: desk,
}
export const One: Story = { args: { path: `/admin/workers/${recorded('workers.byId').id}` }, globals: desk }
export const Locked: Story = {
  args: {
    path: `/admin/workers/${recorded('workers.byId').id}`,
    responses: {
      'workers.byId': {
        ...recorded('workers.byId'),
        isLocked: true,
        has: { passport: false, nid: false, account: false },
      },
    },
  },
  globals: desk,
}
export const Add: Story = { args: { path: '/admin/workers/add' }, globals: desk }
export const Edit: Story = { args: { path: `/admin/workers/${recorded('workers.byId').id}/edit` }, globals: desk }
export const Failed: Story = {
  args: { path: '/admin/workers', responses: { 'workers.list': failed } },
  globals: desk,
}
export const ListOnPhone: Story = { args: { path: '/admin/workers' }, globals: phone }
export const OneInBangla: Story = {
  args: { path: `/admin/workers/${recorded('workers.byId').id}` },
  globals: banglaPhone,
}
export const ListInBangla: Story = { args: { path: '/admin/workers' }, globals: banglaDesk }
