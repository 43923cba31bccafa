import { shortDay } from '#i18n/format.ts'

/** A day in a list, with its year where that is another one. */
export function ShortDay({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {shortDay(at)}
    </time>
  )
}
