import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Answers', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

const missed = [
  { words: 'smart card kobe pabo', count: 12 },
  { words: 'রোমানিয়ার ভিসা', count: 1 },
]

/** What visitors looked for in vain stands below the answers, apart from them. */
export const List: Story = { args: { path: '/admin/answers', responses: { 'search.missed': missed } } }
/** The first field says that words of both languages and scripts belong in it. */
export const Edit: Story = { args: { path: `/admin/answers/${recorded('content.open answers')._id}` } }
/** It says what the search answers by itself, so that nobody writes that again. */
export const Empty: Story = {
  args: { path: '/admin/answers', responses: { 'content.documents answers': [], 'search.missed': [] } },
}
/** The answers are there where what was looked for cannot be loaded. */
export const Failed: Story = { args: { path: '/admin/answers', responses: { 'search.missed': failed } } }
/** The number and the button stand beside the words, or below them, and never over them. */
export const ListOnPhone: Story = {
  args: { path: '/admin/answers', responses: { 'search.missed': missed } },
  globals: phone,
}
export const ListInBangla: Story = {
  args: { path: '/admin/answers', responses: { 'search.missed': missed } },
  globals: banglaDesk,
}
