import type { Meta, StoryObj } from '@storybook/react-vite'
import { banglaDesk, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Settings', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** The section that is open is marked without colour alone, and a hint says where each field appears. */
export const List: Story = { args: { path: '/admin/settings' } }
export const ContactInBangla: Story = { args: { path: '/admin/settings/contact' }, globals: banglaDesk }
