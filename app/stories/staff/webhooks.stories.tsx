import type { Meta, StoryObj } from '@storybook/react-vite'
import { recorded } from '../recorded.ts'
import { type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Webhooks', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const Webhooks: Story = { args: { path: '/admin/webhooks' } }
export const Webhook: Story = { args: { path: `/admin/webhooks/${recorded('webhooks.byId').id}` } }
