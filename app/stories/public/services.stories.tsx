import type { Meta, StoryObj } from '@storybook/react-vite'
import { banglaPhone, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Services', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const All: Story = { args: { path: '/all-services' }, globals: phone }
export const Manpower: Story = { args: { path: '/manpower-service' }, globals: phone }
export const Employment: Story = { args: { path: '/employment-service' } }
export const VisaInBangla: Story = { args: { path: '/visa-service' }, globals: banglaPhone }
export const Ticket: Story = { args: { path: '/ticket-service' } }
