import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Vacancies', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const List: Story = { args: { path: '/admin/vacancies' } }
export const ListInBangla: Story = { args: { path: '/admin/vacancies' }, globals: banglaDesk }
export const Empty: Story = { args: { path: '/admin/vacancies', responses: { 'content.documents vacancies': [] } } }
export const Add: Story = { args: { path: '/admin/vacancies/add' } }
export const Edit: Story = { args: { path: `/admin/vacancies/${recorded('content.open vacancies')._id}` } }
export const Failed: Story = {
  args: { path: '/admin/vacancies', responses: { 'content.documents vacancies': failed } },
}
