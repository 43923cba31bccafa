import type { Meta, StoryObj } from '@storybook/react-vite'
import { recorded } from '../recorded.ts'
import { phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/News', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** The day of the event and the day of the last change are not confused. */
export const List: Story = { args: { path: '/admin/news' } }
/** The word stays in its field, and one press brings back all news. */
export const NothingFound: Story = {
  args: {
    path: '/admin/news?search=moon',
    responses: { 'news.manage': { ...recorded('news.manage'), rows: [], count: 0 } },
  },
}
/** That visitors see nothing yet is said, and the signs for lists and links are explained at the text. */
export const Add: Story = { args: { path: '/admin/news/add' } }
/** The bar below stays in sight, and of its buttons only the one that publishes is marigold. */
export const Edit: Story = { args: { path: `/admin/news/${recorded('content.open news')._id}` } }
export const EditOnPhones: Story = {
  args: { path: `/admin/news/${recorded('content.open news')._id}` },
  globals: phone,
}
/** What was there before and after is told by words, not by colour alone. */
export const History: Story = { args: { path: `/admin/history/news/${recorded('content.open news')._id}` } }
