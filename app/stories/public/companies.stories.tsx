import type { Meta, StoryObj } from '@storybook/react-vite'
import { recorded } from '../recorded.ts'
import { banglaPhone, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Group companies', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** Each company shows name, trade and place in one order, however long they are. */
export const List: Story = { args: { path: '/our-companies' }, globals: phone }
export const OneOnDesks: Story = { args: { path: `/each-company-details/${recorded('/companies.json')[0]!._id}` } }
export const ListInBangla: Story = { args: { path: '/our-companies' }, globals: banglaPhone }
