import { formatDate, toOfficeTime, today } from '#i18n/format.ts'

/** A day in a list, with its year where that is another one. */
export function ShortDay({ at }: { at: string }) {
  const isThisYear = toOfficeTime(at).slice(0, 4) === today().slice(0, 4)
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatDate(at, isThisYear ? { day: 'numeric', month: 'short' } : { dateStyle: 'medium' })}
    </time>
  )
}
