import type { Meta, StoryObj } from '@storybook/react-vite'
import { recorded } from '../recorded.ts'
import { type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Webhooks', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** On, off and the last delivery are read without colour alone; long addresses leave no cell. */
export const Webhooks: Story = { args: { path: '/admin/webhooks' } }
/** Result and answer of each delivery are read in its row, with the button to send it again. */
export const Webhook: Story = { args: { path: `/admin/webhooks/${recorded('webhooks.byId').id}` } }
