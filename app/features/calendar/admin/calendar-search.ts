import { oneOf } from '#app/list/search-params.ts'

export type CalendarSearch = { month?: string | undefined; whose?: 'all' | undefined }

/** What the URL of the calendar says: which month, and whether it has everybody’s tasks. */
export const readCalendarSearch = ({ month, whose }: Record<string, unknown>): CalendarSearch => ({
  month: typeof month === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  whose: oneOf(['all'] as const, whose),
})
