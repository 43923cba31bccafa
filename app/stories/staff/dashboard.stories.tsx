import type { Meta, StoryObj } from '@storybook/react-vite'
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

export const Usual: Story = { args: { path: '/admin' } }
export const OnPhones: Story = { args: { path: '/admin' }, globals: phone }
export const InBangla: Story = { args: { path: '/admin' }, globals: banglaDesk }
export const NothingWaits: Story = { args: { path: '/admin', responses: { 'dashboard.overview': quiet } } }
/** An agency on its first day: what has nothing to count is not there. */
export const NothingCounted: Story = { args: { path: '/admin', responses: { 'dashboard.figures': [] } } }
export const Failed: Story = { args: { path: '/admin', responses: { 'dashboard.overview': failed } } }
/** Each role has its own sidebar and begins with its own work. */
export const OfCaseWorkers = withRole(
  'caseworker',
  all.filter(({ id }) => id !== 'complaints'),
)
export const OfAccountants = withRole('accountant', [drawer, ...all.filter(({ id }) => id === 'week')])
export const OfEditors = withRole('editor', [])
export const OfOfficers = withRole('officer', [overdue])
/** An owner whose agency uses the website alone. */
export const OfAWebsite: Story = { args: { path: '/admin', off: leftOutBy(partsOf(allStaffFeatures), 'website') } }
