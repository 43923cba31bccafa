import { getLocale } from '#i18n/paraglide/runtime.js'

/** Where the office is, whatever the clock of the reader's machine says. */
const PLACE = { timeZone: 'Asia/Dhaka' } as const
/** English dates as Bangladesh writes them: 21 Nov 2026, not Nov 21, 2026; and in Bangla 17:30, because Unicode's data write 5:30 PM there, in Latin letters. */
const TONGUES: Record<string, string> = { en: 'en-GB', bn: 'bn-u-hc-h23' }

/** A moment, given as an ISO text, in the language of the page. */
export function formatDate(moment: string, style: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>): string {
  const locale = getLocale()
  const key = locale + JSON.stringify(style)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(TONGUES[locale] ?? locale, { ...style, ...PLACE })
  formats.set(key, format)
  return format.format(new Date(moment))
}

const formats = new Map<string, Intl.DateTimeFormat>() // making one costs far more than using it
