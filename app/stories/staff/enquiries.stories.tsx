import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, pending } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Enquiries', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** What is unread is told from what is read without colour alone; who wrote is seen before what about. */
export const List: Story = { args: { path: '/admin/enquiries' } }
export const ListOnPhones: Story = { args: { path: '/admin/enquiries' }, globals: phone }
export const ListInBangla: Story = { args: { path: '/admin/enquiries' }, globals: banglaDesk }
export const Empty: Story = {
  args: {
    path: '/admin/enquiries',
    responses: { 'enquiries.list': { ...recorded('enquiries.list'), rows: [], count: 0 } },
  },
}
export const Loading: Story = { args: { path: '/admin/enquiries', responses: { 'enquiries.list': pending } } }
export const Failed: Story = { args: { path: '/admin/enquiries', responses: { 'enquiries.list': failed } } }
/** The message is read before the answer is written; answer and note for colleagues are not confused. */
export const One: Story = {
  args: { path: `/admin/enquiries/${recorded('enquiries.byId').id}`, responses: { 'demands.ofEnquiry': null } },
}
/** What is filled in for each sender is explained before a template is opened. */
export const Templates: Story = { args: { path: '/admin/enquiries/templates' } }
