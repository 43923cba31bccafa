import type { Meta, StoryObj } from '@storybook/react-vite'
import { recorded } from '../recorded.ts'
import { phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/News', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const List: Story = { args: { path: '/admin/news' } }
export const NothingFound: Story = {
  args: {
    path: '/admin/news?search=moon',
    responses: { 'news.manage': { ...recorded('news.manage'), rows: [], count: 0 } },
  },
}
export const Add: Story = { args: { path: '/admin/news/add' } }
export const Edit: Story = { args: { path: `/admin/news/${recorded('content.open news')._id}` } }
export const EditOnPhones: Story = {
  args: { path: `/admin/news/${recorded('content.open news')._id}` },
  globals: phone,
}
export const History: Story = { args: { path: `/admin/history/news/${recorded('content.open news')._id}` } }
