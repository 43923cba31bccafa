import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Dashboard', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

const quiet = { ...recorded('dashboard.overview'), desk: [], mine: [], changes: [] }

export const Usual: Story = { args: { path: '/admin' } }
export const OnPhones: Story = { args: { path: '/admin' }, globals: phone }
export const InBangla: Story = { args: { path: '/admin' }, globals: banglaDesk }
export const NothingWaits: Story = { args: { path: '/admin', responses: { 'dashboard.overview': quiet } } }
export const Failed: Story = { args: { path: '/admin', responses: { 'dashboard.overview': failed } } }
