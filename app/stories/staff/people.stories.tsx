import type { Meta, StoryObj } from '@storybook/react-vite'
import { recorded } from '../recorded.ts'
import { banglaDesk, desk, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/People', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const List: Story = { args: { path: '/admin/staff' }, globals: desk }
export const One: Story = { args: { path: `/admin/staff/${recorded('accounts.staff.byId').id}` }, globals: desk }
export const Tokens: Story = { args: { path: '/admin/tokens' }, globals: desk }
export const MyAccount: Story = { args: { path: '/admin/account' }, globals: desk }
export const ConfirmEmail: Story = { args: { path: '/admin/confirm-email?token=x' }, globals: desk }
export const ListInBangla: Story = { args: { path: '/admin/staff' }, globals: banglaDesk }
