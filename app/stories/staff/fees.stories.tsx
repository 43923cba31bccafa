import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Fees', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** That a row is hidden from visitors is said in words, at the country that it is about. */
export const List: Story = { args: { path: '/admin/fees' } }
/** What a row needs before visitors see it is read before its fields. */
export const Edit: Story = { args: { path: `/admin/fees/${recorded('content.open fees')._id}` } }
export const Empty: Story = { args: { path: '/admin/fees', responses: { 'content.documents fees': [] } } }
export const Failed: Story = { args: { path: '/admin/fees', responses: { 'content.documents fees': failed } } }
export const ListInBangla: Story = { args: { path: '/admin/fees' }, globals: banglaDesk }
