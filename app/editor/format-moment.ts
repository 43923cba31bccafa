import { formatDate } from '#i18n/format.ts'

/** A moment (ISO) as people say it: the time alone when it is of today. */
export function formatMoment(moment: string): string {
  const dayOf = (moment: string) => formatDate(moment, { dateStyle: 'short' })
  return dayOf(moment) === dayOf(new Date().toISOString())
    ? formatDate(moment, { timeStyle: 'short' })
    : formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' })
}
