import { daysFrom, weekdayOf } from '#i18n/typed/day.ts'
import { entriesBetween } from '#server/features/calendar/entries.ts'
import type { monthInput } from '#server/features/calendar/schema.ts'
import type { Holder } from '#server/permissions.ts'
import type { z } from '#i18n/zod.ts'

const WEEK = 7

/** A month in whole weeks from Sunday on, as offices in Dhaka have them, with what each day has. */
export async function monthOf(reader: Holder & { id: string }, { month, whose }: z.output<typeof monthInput>) {
  const first = `${month}-01`
  const last = daysFrom(`${daysFrom(first, 31).slice(0, 7)}-01`, -1)
  const from = daysFrom(first, -weekdayOf(first))
  const to = daysFrom(last, WEEK - 1 - weekdayOf(last))
  const byDay = Map.groupBy(await entriesBetween(reader, from, to, whose), ({ day }) => day)
  const days = []
  for (let day = from; day <= to; day = daysFrom(day, 1))
    days.push({ day, isInMonth: day.startsWith(month), entries: byDay.get(day) ?? [] })
  return { month, days }
}
