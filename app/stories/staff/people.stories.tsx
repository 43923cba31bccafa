import type { Meta, StoryObj } from '@storybook/react-vite'
import { recorded } from '../recorded.ts'
import { banglaDesk, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/People', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const List: Story = { args: { path: '/admin/staff' } }
export const One: Story = { args: { path: `/admin/staff/${recorded('accounts.staff.byId').id}` } }
export const Tokens: Story = { args: { path: '/admin/tokens' } }
export const MyAccount: Story = { args: { path: '/admin/account' } }
export const ConfirmEmail: Story = { args: { path: '/admin/confirm-email?token=x' } }
export const ListInBangla: Story = { args: { path: '/admin/staff' }, globals: banglaDesk }
