import { intlLocale } from '#i18n/locale.ts'
import { getLocale } from '#i18n/paraglide/runtime.js'

const OFFICE = { timeZone: 'Asia/Dhaka' } as const
const OFFICE_OFFSET_MS = 6 * 60 * 60 * 1000 // Dhaka has no summer time
/** English dates as in Bangladesh (21 Nov 2026), and 24 hours in Bangla, because ICU has AM and PM there in Latin letters. */
const FORMAT_LOCALES: Record<string, string> = { en: 'en-GB', bn: 'bn-u-hc-h23' }

/** A moment, given as an ISO text, in the language of the page. */
export function formatDate(
  moment: string,
  style: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'day' | 'month' | 'year' | 'weekday'>,
): string {
  const locale = getLocale()
  const key = locale + JSON.stringify(style)
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(FORMAT_LOCALES[locale] ?? intlLocale(), { ...style, ...OFFICE })
  formats.set(key, format)
  const text = format.format(new Date(moment))
  return locale === 'bn' ? asWritten(text) : text
}

/** A day (YYYY-MM-DD) in the language of the page, such as 21 Nov 2026. */
export const formatDay = (day: string): string => formatDate(`${day}T12:00:00+06:00`, { dateStyle: 'medium' })

/** A date as people write it in Bangla: ICU puts a comma before the year, and এ before the time. */
const asWritten = (text: string) => text.replace(/, (?=[০-৯]{4})/, ' ').replace(' এ ', ', ')

const formats = new Map<string, Intl.DateTimeFormat>() // creating a formatter is expensive

/** The day that it is in Dhaka, as YYYY-MM-DD. */
export const today = (now = Date.now()): string => new Date(now + OFFICE_OFFSET_MS).toISOString().slice(0, 10)

/** A moment as its day in Dhaka, with its year where that is another one. */
export const shortDay = (moment: string): string =>
  formatDate(
    moment,
    toOfficeTime(moment).slice(0, 4) === today().slice(0, 4)
      ? { day: 'numeric', month: 'short' }
      : { dateStyle: 'medium' },
  )

/** A moment as the value of a `datetime-local` field in Dhaka time, such as 2026-12-03T10:00. */
export const toOfficeTime = (moment: string | Date): string =>
  new Date(new Date(moment).getTime() + OFFICE_OFFSET_MS).toISOString().slice(0, 16)

/** The moment, as ISO text in UTC, that a `datetime-local` field in Dhaka time says; Dhaka has no summer time. */
export function fromOfficeTime(value: string): string | undefined {
  const moment = new Date(`${value}:00+06:00`)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}
