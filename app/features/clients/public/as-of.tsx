import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'

/** What Employment Value counts, and as of when; nothing without a date. */
export function AsOfDate({ date, className = '' }: { date: string | null; className?: string }) {
  return (
    date && (
      <p className={`text-sm text-muted ${className}`}>
        {m.clients_as_of({ date: formatDate(date, { dateStyle: 'long' }) })}
      </p>
    )
  )
}
