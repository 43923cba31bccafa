import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Pages', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** When each page last changed is read beside its name, on one edge. */
export const List: Story = { args: { path: '/admin/pages' } }
/** Chapters show their titles while folded; what follows from the settings is said, and is no field. */
export const Edit: Story = { args: { path: '/admin/pages/about' } }
/** Picture, title and place are seen while folded; the first cannot go up, nor the last down. */
export const Slides: Story = { args: { path: '/admin/slides' } }
