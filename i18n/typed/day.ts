import { plainSigns } from './text.ts'

const LONGEST = 40

/** A day as YYYY-MM-DD, with the digits of any alphabet; undefined for what is no day of the calendar. */
export function readDay(text: string): string | undefined {
  if (text.length > LONGEST) return undefined
  const day = plainSigns(text)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : undefined
}

/** The same day so many years later or, with a negative number, earlier; 1 March where a year has no 29 February. */
export function yearsFrom(day: string, years: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCFullYear(moment.getUTCFullYear() + years)
  return moment.toISOString().slice(0, 10)
}
