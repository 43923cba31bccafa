import { formatDate } from '#app/dates.ts'
import { m } from '#app/paraglide/messages.js'

/** What Employment Value counts, and as of when; nothing without a date. */
export function AsOf({ date, className = '' }: { date: string | null; className?: string }) {
  return (
    date && (
      <p className={`text-sm text-muted ${className}`}>
        {m.clients_as_of({ date: formatDate(date, { dateStyle: 'long' }) })}
      </p>
    )
  )
}
