import type { Meta, StoryObj } from '@storybook/react-vite'
import { banglaDesk, desk, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Settings', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const List: Story = { args: { path: '/admin/settings' }, globals: desk }
export const ContactInBangla: Story = { args: { path: '/admin/settings/contact' }, globals: banglaDesk }
