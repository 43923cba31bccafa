import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStaffFeatures } from '#app/staff/features.ts'
import type { Role } from '#prisma/generated/sqlite/enums.ts'
import { leftOutBy, partsOf } from '#server/registration/define-part.shared.ts'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Dashboard', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

const me = recorded('accounts.me')
const all = recorded('dashboard.figures')
type Blocks = typeof all
const withRole = (role: Role, figures: Blocks): Story => ({
  args: { path: '/admin', responses: { 'accounts.me': { ...me, role }, 'dashboard.figures': figures } },
})
const drawer: Blocks[number] = {
  id: 'drawer',
  right: 'books',
  place: 5,
  title: 'Drawer',
  columns: ['Currency', 'Cash receipts today', 'Has to be there'],
  figures: [{ id: 'BDT', label: 'Bangladeshi taka', count: 2, cells: ['17,000 taka'], to: '/admin/payments/drawer' }],
}
const overdue: Blocks[number] = {
  id: 'complaints',
  right: 'complaints',
  place: 4,
  figures: [
    {
      id: 'overdue',
      label: 'Complaints overdue',
      count: 1,
      tone: 'urgent',
      to: '/admin/complaints',
      search: { show: 'overdue' },
    },
  ],
}

const quiet = { ...recorded('dashboard.overview'), desk: [], mine: [], changes: [] }

/** Urgent figures are told from the others by words as well as red, and tables align their numbers. */
export const Usual: Story = { args: { path: '/admin' } }
export const OnPhones: Story = { args: { path: '/admin' }, globals: phone }
export const InBangla: Story = {
  args: { path: '/admin' },
  globals: banglaDesk,
  play: async ({ canvasElement }) => {
    const numbers = [...canvasElement.querySelectorAll('dl:first-of-type dd')].slice(0, 6)
    await expect(new Set(numbers.map(number => number.clientHeight)).size, 'with and without a link').toBe(1)
  },
}
/** That nothing waits is said in words, and the figures stay. */
export const NothingWaits: Story = { args: { path: '/admin', responses: { 'dashboard.overview': quiet } } }
/** An agency on its first day: what has nothing to count is not there. */
export const NothingCounted: Story = { args: { path: '/admin', responses: { 'dashboard.figures': [] } } }
export const Failed: Story = { args: { path: '/admin', responses: { 'dashboard.overview': failed } } }
/** Tasks come first, the overdue ones before those of today; the sidebar has no other work than theirs. */
export const OfCaseWorkers = withRole(
  'caseworker',
  all.filter(({ id }) => id !== 'complaints'),
)
/** The drawer comes before the money of the week, and sums stand below each other. */
export const OfAccountants = withRole('accountant', [drawer, ...all.filter(({ id }) => id === 'week')])
/** Without figures the work begins right below the buttons, and no gap is left. */
export const OfEditors = withRole('editor', [])
/** One figure alone fills its row on purpose, and the sidebar has nothing but the work of officers. */
export const OfOfficers = withRole('officer', [overdue])
/** Where an agency uses the website alone, sidebar and buttons name nothing that is off. */
export const OfAWebsite: Story = { args: { path: '/admin', off: leftOutBy(partsOf(allStaffFeatures), 'website') } }
