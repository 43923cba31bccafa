import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as whole } from 'storybook/test'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, banglaPhone, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Receipts', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

const list = recorded('payments.list')
const one = recorded('payments.byId')

/** Today’s money is one line above the list. Refunds, cancelled receipts and those that an owner agreed to are told apart by words. */
export const List: Story = { args: { path: '/admin/payments' } }
export const Empty: Story = {
  args: {
    path: '/admin/payments',
    responses: {
      'payments.list': { ...list, rows: [], count: 0, total: [], days: [], vacancies: [], today: [], jobs: [] },
    },
  },
}
export const Failed: Story = { args: { path: '/admin/payments', responses: { 'payments.list': failed } } }
/** What has to be in the drawer is read with the two sums that make it up; totals stand under their columns. */
export const Drawer: Story = { args: { path: '/admin/payments/drawer' } }
export const DrawerInBangla: Story = { args: { path: '/admin/payments/drawer' }, globals: banglaPhone }
export const DrawerEmpty: Story = {
  args: {
    path: '/admin/payments/drawer',
    responses: { 'payments.drawer': { ...recorded('payments.drawer'), ways: [], receivers: [], closes: [] } },
  },
}
export const DrawerFailed: Story = {
  args: { path: '/admin/payments/drawer', responses: { 'payments.drawer': failed } },
}
/** What has to be there is read at the field for what was counted, and fields are not cut off. */
export const Counting: Story = {
  args: { path: '/admin/payments/drawer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Count and close' }))[0]!)
    await expect(await whole.findByRole('dialog', { name: /Count the drawer/ })).toBeVisible()
  },
}
/** Workers and employers are told apart, and reference and telephone help where names are alike. */
export const FindPayer: Story = {
  args: {
    path: '/admin/payments',
    responses: {
      'payments.payers': {
        workers: [{ id: 'one', title: 'Rahim Uddin', note: 'WRK-7K2M9 · 01712-345678 · Mason', currency: 'BDT' }],
        employers: [
          { id: 'two', title: 'Gulf Build LLC', note: 'DEM-2AX9K · Khalid · United Arab Emirates', currency: 'SAR' },
        ],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take money' }))
    await userEvent.type(await whole.findByRole('searchbox', { name: 'Of whom?' }), 'Rahim')
    await expect(await whole.findByRole('button', { name: /Rahim Uddin/ })).toBeVisible()
  },
}
/** Sum, payer and purpose are read together; giving back and cancelling are not confused. */
export const One: Story = { args: { path: `/admin/payments/${recorded('payments.byId').id}` } }
/** That it counts no more is seen first, and who cancelled it and why is said. */
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
/** Which rule was passed over, who agreed and why are read in one place. */
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
