import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaPhone, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/News', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

/** The newest article stands out; the others show date and title in one order. */
export const List: Story = { args: { path: '/news-event' }, globals: phone }
export const Empty: Story = { args: { path: '/news-event', responses: { 'news.list': [] } }, globals: phone }
/** Date and place come before the text; the quotation is told from it, and its speaker is named. */
export const One: Story = { args: { path: `/news-event/${recorded('news.bySlug').slug}` }, globals: phone }
export const OneInBangla: Story = {
  args: { path: `/news-event/${recorded('news.bySlug').slug}` },
  globals: banglaPhone,
}
export const Failed: Story = { args: { path: '/news-event', responses: { 'news.list': failed } }, globals: phone }
/** The title breaks between words into even lines, and the path above it does not leave the page. */
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
