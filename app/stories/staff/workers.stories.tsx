import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as whole } from 'storybook/test'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, banglaPhone, desk, phone, type Screen, screen } from '../screen.tsx'
import { sentPapers } from './sent-papers.ts'

const meta = { title: 'Patterns/Staff/Workers', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const List: Story = { args: { path: '/admin/workers' }, globals: desk }
export const Empty: Story = {
  args: { path: '/admin/workers', responses: { 'workers.list': { ...recorded('workers.list'), rows: [], count: 0 } } },
  globals: desk,
}
export const One: Story = { args: { path: `/admin/workers/${recorded('workers.byId').id}` }, globals: desk }
export const Locked: Story = {
  args: {
    path: `/admin/workers/${recorded('workers.byId').id}`,
    responses: {
      'workers.byId': {
        ...recorded('workers.byId'),
        isLocked: true,
        has: { passport: false, nid: false, account: false },
      },
    },
  },
  globals: desk,
}
const sent = {
  path: `/admin/workers/${recorded('workers.byId').id}`,
  responses: { 'workers.papers.ofWorker': { worker: recorded('workers.byId').id, papers: sentPapers } },
}
export const SentByWorker: Story = { args: sent, globals: desk }
export const SentByWorkerInBangla: Story = { args: sent, globals: banglaPhone }
export const Add: Story = { args: { path: '/admin/workers/add' }, globals: desk }
export const Edit: Story = { args: { path: `/admin/workers/${recorded('workers.byId').id}/edit` }, globals: desk }
export const Failed: Story = {
  args: { path: '/admin/workers', responses: { 'workers.list': failed } },
  globals: desk,
}
export const ListOnPhone: Story = { args: { path: '/admin/workers' }, globals: phone }
export const OneInBangla: Story = {
  args: { path: `/admin/workers/${recorded('workers.byId').id}` },
  globals: banglaPhone,
}
export const ListInBangla: Story = { args: { path: '/admin/workers' }, globals: banglaDesk }

const file = `/admin/workers/${recorded('workers.byId').id}`
const lacking = {
  people: 1,
  withoutFile: 0,
  missing: [
    { label: 'Nominee, with telephone', count: 1 },
    { label: 'Compensation for injury and death', count: 1 },
  ],
}

/** Before a document is made it says what stays empty. */
export const Contract: Story = {
  args: { path: file, responses: { 'workers.print.check': lacking } },
  globals: desk,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Documents to print' }))
    await userEvent.click(await whole.findByRole('menuitem', { name: 'Contract' }))
    await expect(await whole.findByRole('dialog', { name: 'Contract' })).toBeVisible()
    await expect(await whole.findByText('Nominee, with telephone')).toBeVisible()
    const word = whole.getByRole('link', { name: /^Word/ })
    await expect(word).toHaveAttribute('href', expect.stringContaining('/admin/workers/print/contract.docx?worker='))
  },
}
/** Who may not see sealed numbers is told, and gets no link. */
export const ReferralWithoutRight: Story = {
  args: {
    path: file,
    responses: {
      'workers.print.check': { ...lacking, missing: [] },
      'accounts.me': { ...recorded('accounts.me'), role: 'staff' },
    },
  },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Documents to print' }))
    await userEvent.click(await whole.findByRole('menuitem', { name: 'Medical referral' }))
    await expect(await whole.findByText('It shows sealed numbers')).toBeVisible()
    await expect(whole.queryByRole('link', { name: /^Word/ })).toBeNull()
  },
}
export const Everything: Story = {
  args: { path: file },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Documents to print' }))
    await userEvent.click(await whole.findByRole('menuitem', { name: 'Everything we keep about this person' }))
    await expect(await whole.findAllByRole('link', { name: /^Data \(JSON\)/ })).toHaveLength(2)
  },
}
