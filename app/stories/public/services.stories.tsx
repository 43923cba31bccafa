import type { Meta, StoryObj } from '@storybook/react-vite'
import { banglaPhone, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Services', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** Each service has the same parts in one order, and one link that names it. */
export const All: Story = { args: { path: '/all-services' }, globals: phone }
/** Whom to ask, with a number to call, comes before the list of what is covered. */
export const Manpower: Story = { args: { path: '/manpower-service' }, globals: phone }
/** The text is not squeezed by what stands beside it, and whom to ask is seen without searching. */
export const Employment: Story = { args: { path: '/employment-service' } }
export const VisaInBangla: Story = { args: { path: '/visa-service' }, globals: banglaPhone }
/** When each thing happens is read before what it is, with all times on one edge. */
export const Ticket: Story = { args: { path: '/ticket-service' } }
