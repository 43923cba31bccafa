import { formatDate } from '#i18n/format.ts'

/** A day in Dhaka, YYYY-MM-DD, in the language of the page. */
export const dayText = (day: string): string => formatDate(`${day}T12:00:00+06:00`, { dateStyle: 'medium' })
