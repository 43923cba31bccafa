import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Group companies', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** Name and last change are read across one row, and those with a hidden section can be found. */
export const List: Story = { args: { path: '/admin/companies' } }
/** English and Bangla of one thing stand together, and a field says where visitors do not see it. */
export const Edit: Story = { args: { path: `/admin/companies/${recorded('content.open companies')._id}` } }
export const Empty: Story = { args: { path: '/admin/companies', responses: { 'content.documents companies': [] } } }
export const Failed: Story = {
  args: { path: '/admin/companies', responses: { 'content.documents companies': failed } },
}
export const ListInBangla: Story = { args: { path: '/admin/companies' }, globals: banglaDesk }
