import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, desk, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Demands', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const List: Story = { args: { path: '/admin/demands' }, globals: desk }
export const One: Story = { args: { path: `/admin/demands/${recorded('demands.byId').id}` }, globals: desk }
export const Empty: Story = {
  args: { path: '/admin/demands', responses: { 'demands.list': { ...recorded('demands.list'), rows: [], count: 0 } } },
  globals: desk,
}
export const Failed: Story = { args: { path: '/admin/demands', responses: { 'demands.list': failed } }, globals: desk }
export const ListInBangla: Story = { args: { path: '/admin/demands' }, globals: banglaDesk }
