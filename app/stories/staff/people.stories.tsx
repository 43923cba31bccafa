import type { Meta, StoryObj } from '@storybook/react-vite'
import { recorded } from '../recorded.ts'
import { banglaDesk, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/People', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** Whoever waits comes first; approving says as what, and is not confused with refusing. */
export const List: Story = { args: { path: '/admin/staff' } }
/** What the role may do is told from what it may not by signs and words, not by colour. */
export const One: Story = { args: { path: `/admin/staff/${recorded('accounts.staff.byId').id}` } }
/** A revoked token is told from one that works without colour, and what each allows is read in its row. */
export const Tokens: Story = { args: { path: '/admin/tokens' } }
/** Each section has a button of its own, so that it is clear what it saves. */
export const MyAccount: Story = { args: { path: '/admin/account' } }
/** One button confirms, and it is clear that nothing has happened before. */
export const ConfirmEmail: Story = { args: { path: '/admin/confirm-email?token=x' } }
export const ListInBangla: Story = { args: { path: '/admin/staff' }, globals: banglaDesk }
