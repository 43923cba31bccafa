import type { Meta, StoryObj } from '@storybook/react-vite'
import { banglaPhone, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Licence and fees', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const OnPhones: Story = { args: { path: '/licence-and-fees' }, globals: phone }
export const OnDesks: Story = { args: { path: '/licence-and-fees' } }
/** Without the costs of countries licence and rules stay, and visitors read how to ask for the list. */
export const NothingWritten: Story = {
  args: { path: '/licence-and-fees', responses: { 'fees.find': { page: null, countries: [] } } },
  globals: phone,
}
export const InBangla: Story = { args: { path: '/licence-and-fees' }, globals: banglaPhone }
