import type { Meta, StoryObj } from '@storybook/react-vite'
import { desk, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Pages', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const List: Story = { args: { path: '/admin/pages' }, globals: desk }
export const Edit: Story = { args: { path: '/admin/pages/about' }, globals: desk }
export const Slides: Story = { args: { path: '/admin/slides' }, globals: desk }
