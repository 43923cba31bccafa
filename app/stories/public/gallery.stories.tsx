import type { Meta, StoryObj } from '@storybook/react-vite'
import { banglaPhone, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Gallery', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const OnPhones: Story = { args: { path: '/gallery' }, globals: phone }
export const InBangla: Story = { args: { path: '/gallery' }, globals: banglaPhone }
