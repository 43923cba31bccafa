import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readDay } from './search-params.ts'

/** A filter that is on, by the name of its field, and what it says. */
export type SaidFilter = { name: string; label: string }
type Asked = { name: string; field: string; value: string | number | undefined; choice: string | undefined }

/** What filters say that are on; one whose value is nothing that there is, or nothing any more, says so. */
export const saidFilters = (asked: Asked[]): SaidFilter[] =>
  asked.flatMap(({ name, field, value, choice }) => {
    if (value === undefined || value === '') return []
    return [{ name, label: choice ? m.list_filter({ field, choice }) : m.list_filter_gone({ field }) }]
  })

/** The same of the days from which and up to which a list goes: what is no day is read by nobody, and two may be turned round. */
export function saidDays({ from, to }: { from?: string | undefined; to?: string | undefined }): SaidFilter[] {
  const fields = { from: m.list_from(), to: m.list_to() }
  const days = { from: readDay(from), to: readDay(to) }
  return (['from', 'to'] as const).flatMap(name => {
    const [given, field, day] = [{ from, to }[name], fields[name], days[name]]
    if (!given) return []
    if (!day) return [{ name, label: m.list_day_none({ field, text: given }) }]
    const isTurned = name === 'to' && days.from && day < days.from
    const said = isTurned
      ? m.list_days_turned({ field, day: shown(day), first: shown(days.from!) })
      : m.list_filter({ field, choice: shown(day) })
    return [{ name, label: said }]
  })
}

const shown = (day: string) => formatDate(day, { dateStyle: 'medium' })
