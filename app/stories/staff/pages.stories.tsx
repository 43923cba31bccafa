import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Pages', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const List: Story = { args: { path: '/admin/pages' } }
export const Edit: Story = { args: { path: '/admin/pages/about' } }
export const Slides: Story = { args: { path: '/admin/slides' } }
