import type { Meta, StoryObj } from '@storybook/react-vite'
import { banglaPhone, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Applicants', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const StatusQuestion: Story = {
  args: { path: '/application-status', responses: { 'applications.shown': null } },
  globals: phone,
}
export const Status: Story = { args: { path: '/application-status' }, globals: phone }
export const StatusInBangla: Story = { args: { path: '/application-status' }, globals: banglaPhone }
