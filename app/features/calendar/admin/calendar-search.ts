import { oneOf, readText } from '#app/list/search-params.ts'

export type CalendarSearch = { month?: string | undefined; whose?: string | undefined }

/** What the URL of the calendar says: which month, and whether it has everybody’s tasks. */
export const readCalendarSearch = ({ month, whose }: Record<string, unknown>): CalendarSearch => ({
  month: readText(month),
  whose: readText(whose),
})

/** The same as the server takes it. */
export const monthOf = ({ month = '', whose }: CalendarSearch) => ({
  month: /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  whose: oneOf(['all', 'mine'] as const, whose),
})
