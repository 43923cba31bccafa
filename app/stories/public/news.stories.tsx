import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaPhone, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/News', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const List: Story = { args: { path: '/news-event' }, globals: phone }
export const Empty: Story = { args: { path: '/news-event', responses: { 'news.list': [] } }, globals: phone }
export const One: Story = { args: { path: `/news-event/${recorded('news.bySlug').slug}` }, globals: phone }
export const OneInBangla: Story = {
  args: { path: `/news-event/${recorded('news.bySlug').slug}` },
  globals: banglaPhone,
}
export const Failed: Story = { args: { path: '/news-event', responses: { 'news.list': failed } }, globals: phone }
export const LongTitle: Story = {
  args: {
    path: `/news-event/${recorded('news.bySlug').slug}`,
    responses: {
      'news.bySlug': {
        ...recorded('news.bySlug'),
        title: `${recorded('news.bySlug').title} – ${recorded('news.bySlug').title}`,
      },
    },
  },
  globals: phone,
}
