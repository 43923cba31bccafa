import type { Meta, StoryObj } from '@storybook/react-vite'
import { recorded } from '../recorded.ts'
import { banglaDesk, desk, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Records of the office', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const Activity: Story = { args: { path: '/admin/activity' }, globals: desk }
export const Trash: Story = { args: { path: '/admin/trash' }, globals: desk }
export const Webhooks: Story = { args: { path: '/admin/webhooks' }, globals: desk }
export const Webhook: Story = {
  args: { path: `/admin/webhooks/${recorded('webhooks.byId').id}` },
  globals: desk,
}
export const Help: Story = { args: { path: '/admin/help' }, globals: desk }
export const System: Story = { args: { path: '/admin/system' }, globals: desk }
export const SystemInBangla: Story = { args: { path: '/admin/system' }, globals: banglaDesk }
