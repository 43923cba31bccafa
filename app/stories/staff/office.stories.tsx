import type { Meta, StoryObj } from '@storybook/react-vite'
import { desk, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Records of the office', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const Activity: Story = { args: { path: '/admin/activity' }, globals: desk }
export const Trash: Story = { args: { path: '/admin/trash' }, globals: desk }
export const Help: Story = { args: { path: '/admin/help' }, globals: desk }
