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
const withRole = (role: Role): Story => ({ args: { path: '/admin', responses: { 'accounts.me': { ...me, role } } } })

const quiet = { ...recorded('dashboard.overview'), desk: [], mine: [], changes: [] }

export const Usual: Story = { args: { path: '/admin' } }
export const OnPhones: Story = { args: { path: '/admin' }, globals: phone }
export const InBangla: Story = { args: { path: '/admin' }, globals: banglaDesk }
export const NothingWaits: Story = { args: { path: '/admin', responses: { 'dashboard.overview': quiet } } }
export const Failed: Story = { args: { path: '/admin', responses: { 'dashboard.overview': failed } } }
/** Each role has its own sidebar and begins with its own work. */
export const OfCaseWorkers = withRole('caseworker')
export const OfAccountants = withRole('accountant')
export const OfEditors = withRole('editor')
export const OfOfficers = withRole('officer')
/** An owner whose agency uses the website alone. */
export const OfAWebsite: Story = { args: { path: '/admin', off: leftOutBy(partsOf(allStaffFeatures), 'website') } }
