import { formatDay, today } from '#i18n/format.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { daysBetween, daysFrom, weekdayOf } from '#i18n/typed/day.ts'
import type { Due } from '#server/features/work/contributions.ts'

/** The days that stand under one heading, today among them. */
export const WEEK_DAYS = 7

/** The first and the last day of a week from Sunday to Saturday, as offices in Dhaka have them: of this one, or so many ahead. */
export function weekFrom(weeksAhead = 0, day = today()): { from: string; to: string } {
  const from = daysFrom(day, WEEK_DAYS * weeksAhead - weekdayOf(day))
  return { from, to: daysFrom(from, WEEK_DAYS - 1) }
}

/** Under which heading a day stands. */
export function groupOf(dueOn: string, day = today()): 'overdue' | 'today' | 'week' | 'later' {
  const days = daysBetween(day, dueOn)
  if (days < 0) return 'overdue'
  if (days === 0) return 'today'
  return days < WEEK_DAYS ? 'week' : 'later'
}

/** What a day means today, in words: 2 days overdue, today, tomorrow, or the day itself. */
export function dueText(dueOn: string, day = today()): string {
  const days = daysBetween(day, dueOn)
  if (days < 0) return m.task_overdue_by(plural(-days))
  if (days === 0) return m.task_today()
  if (days === 1) return m.task_tomorrow()
  return formatDay(dueOn)
}

export const dueLabels: Record<Due, () => string> = {
  due: m.task_due_now,
  overdue: m.task_overdue,
  today: m.task_today,
  week: m.task_week,
  open: m.task_open_any,
}
