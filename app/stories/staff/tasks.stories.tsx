import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Tasks', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** Overdue tasks say in words by how many days, and each is done with one press. */
export const Tasks: Story = { args: { path: '/admin/tasks' } }
export const TasksOnPhone: Story = { args: { path: '/admin/tasks' }, globals: phone }
export const TasksInBangla: Story = { args: { path: '/admin/tasks' }, globals: banglaDesk }
/** It says where tasks come from, and the button to add one stays. */
export const NoTasks: Story = {
  args: { path: '/admin/tasks', responses: { 'tasks.list': { ...recorded('tasks.list'), rows: [], count: 0 } } },
}
export const TasksFailed: Story = { args: { path: '/admin/tasks', responses: { 'tasks.list': failed } } }
