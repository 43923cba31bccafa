import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, banglaPhone, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Everybody', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

const path = '/admin/people'

/** Each person is one row, and a missing file or application is said in words. */
export const List: Story = { args: { path: '/admin/people' } }
export const ListOnPhone: Story = { args: { path }, globals: phone }
export const ListInBangla: Story = { args: { path }, globals: banglaDesk }
export const ListInBanglaOnPhone: Story = { args: { path }, globals: banglaPhone }
export const Empty: Story = {
  args: { path, responses: { 'people.list': { ...recorded('people.list'), rows: [], count: 0 } } },
}
/** Without files of workers no column, tab or button of theirs is left, and the table has no gap. */
export const WithoutWorkers: Story = { args: { path, off: ['workers', 'payments'] } }
export const Failed: Story = { args: { path, responses: { 'people.list': failed } } }
