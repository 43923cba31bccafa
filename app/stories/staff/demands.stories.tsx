import type { Meta, StoryObj } from '@storybook/react-vite'
import { en as records } from '../records/index.ts'
import { desk, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Demands', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const List: Story = { args: { path: '/admin/demands' }, globals: desk }
export const One: Story = { args: { path: `/admin/demands/${records['demands.byId'].id}` }, globals: desk }
