import type { Meta, StoryObj } from '@storybook/react-vite'
import { en as records } from '../records/index.ts'
import { desk, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/News', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const List: Story = { args: { path: '/admin/news' }, globals: desk }
export const NothingFound: Story = {
  args: {
    path: '/admin/news?search=moon',
    responses: { 'news.manage': { ...records['news.manage'], rows: [], count: 0 } },
  },
  globals: desk,
}
export const Add: Story = { args: { path: '/admin/news/add' }, globals: desk }
export const Edit: Story = { args: { path: `/admin/news/${records['content.open news']._id}` }, globals: desk }
export const EditOnPhones: Story = { args: { path: `/admin/news/${records['content.open news']._id}` }, globals: phone }
export const History: Story = {
  args: { path: `/admin/history/news/${records['content.open news']._id}` },
  globals: desk,
}
