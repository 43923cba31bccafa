import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, banglaPhone, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Receipts', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

const list = recorded('payments.list')
const one = recorded('payments.byId')

export const List: Story = { args: { path: '/admin/payments' } }
export const Empty: Story = {
  args: {
    path: '/admin/payments',
    responses: { 'payments.list': { ...list, rows: [], count: 0, total: [], days: [], vacancies: [], jobs: [] } },
  },
}
export const Failed: Story = { args: { path: '/admin/payments', responses: { 'payments.list': failed } } }
export const One: Story = { args: { path: `/admin/payments/${recorded('payments.byId').id}` } }
export const Cancelled: Story = {
  args: {
    path: `/admin/payments/${recorded('payments.byId').id}`,
    responses: {
      'payments.byId': {
        ...one,
        left: 0,
        cancelledAt: one.createdAt,
        cancelledBy: 'Ayesha Rahman',
        cancelReason: 'The amount was typed wrong',
      },
    },
  },
}
export const LetPass: Story = {
  args: {
    path: `/admin/payments/${recorded('payments.byId').id}`,
    responses: {
      'payments.byId': {
        ...one,
        allowedBy: 'Ayesha Rahman',
        allowedFor: ['not-selected', 'not-stated'],
        allowedWhy: 'He asked us to pay the passport office for him, and we did so the same day',
      },
    },
  },
}
export const ListOnPhone: Story = { args: { path: '/admin/payments' }, globals: phone }
export const ListInBangla: Story = { args: { path: '/admin/payments' }, globals: banglaDesk }
export const OneInBangla: Story = {
  args: { path: `/admin/payments/${recorded('payments.byId').id}` },
  globals: banglaPhone,
}
