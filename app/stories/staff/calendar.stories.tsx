import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaDesk, banglaPhone, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Staff/Calendar', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

const month = recorded('calendar.month')
const task = month.days.flatMap(({ entries }) => entries).find(({ kind }) => kind === 'task')
/** A day with more than fits. */
const full = {
  ...month,
  days: month.days.map((day, n) => ({
    ...day,
    entries: n === 10 ? Array.from({ length: 9 }, (_, of) => ({ ...task!, id: `${of}`, day: day.day })) : day.entries,
  })),
}

/** Today is marked by more than colour; interviews, last days and tasks are told apart by signs. */
export const Calendar: Story = { args: { path: '/admin/calendar' } }
export const CalendarOnPhone: Story = { args: { path: '/admin/calendar' }, globals: phone }
export const CalendarInBangla: Story = { args: { path: '/admin/calendar' }, globals: banglaDesk }
export const CalendarInBanglaOnPhone: Story = { args: { path: '/admin/calendar' }, globals: banglaPhone }
/** A day of nine entries shows five and counts the rest; the other weeks keep their height. */
export const FullDay: Story = { args: { path: '/admin/calendar', responses: { 'calendar.month': full } } }
/** All days are still there, and one sentence says that the month has nothing. */
export const EmptyMonth: Story = {
  args: {
    path: '/admin/calendar',
    responses: { 'calendar.month': { ...month, days: month.days.map(day => ({ ...day, entries: [] })) } },
  },
}
/** Below the month it is said when the link was last read; ending it is told from renewing it. */
export const WithLink: Story = {
  args: {
    path: '/admin/calendar',
    responses: {
      'calendar.feed': {
        hasTexts: false,
        createdAt: '2026-11-02T04:00:00.000Z',
        lastReadAt: '2026-11-25T09:30:00.000Z',
      },
    },
  },
}
export const CalendarFailed: Story = { args: { path: '/admin/calendar', responses: { 'calendar.month': failed } } }
