import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Employers', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const HireWorkers: Story = { args: { path: '/hire-workers' }, globals: phone }
export const HireWorkersOnDesks: Story = { args: { path: '/hire-workers' } }
export const StatusQuestion: Story = {
  args: { path: '/demand-status', responses: { 'demands.shown': null } },
  globals: phone,
}
export const Status: Story = { args: { path: '/demand-status' }, globals: phone }
