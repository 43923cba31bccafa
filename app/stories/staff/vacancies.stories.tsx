import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, desk, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Vacancies', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const List: Story = { args: { path: '/admin/vacancies' }, globals: desk }
export const ListInBangla: Story = { args: { path: '/admin/vacancies' }, globals: banglaDesk }
export const Empty: Story = {
  args: { path: '/admin/vacancies', responses: { 'content.documents vacancies': [] } },
  globals: desk,
}
export const Add: Story = { args: { path: '/admin/vacancies/add' }, globals: desk }
export const Edit: Story = {
  args: { path: `/admin/vacancies/${recorded('content.open vacancies')._id}` },
  globals: desk,
}
export const Failed: Story = {
  args: { path: '/admin/vacancies', responses: { 'content.documents vacancies': failed } },
  globals: desk,
}
