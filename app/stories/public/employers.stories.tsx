import type { Meta, StoryObj } from '@storybook/react-vite'
import { phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Employers', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** One button sends a demand; how soon an answer comes is read before the documents that are needed. */
export const HireWorkers: Story = { args: { path: '/hire-workers' }, globals: phone }
export const HireWorkersOnDesks: Story = { args: { path: '/hire-workers' } }
/** One field takes the link from the e-mail, and nothing else is asked. */
export const StatusQuestion: Story = {
  args: { path: '/demand-status', responses: { 'demands.shown': null } },
  globals: phone,
}
/** What comes next precedes the posts; a figure that is not known is a dash, never a nought. */
export const Status: Story = { args: { path: '/demand-status' }, globals: phone }
