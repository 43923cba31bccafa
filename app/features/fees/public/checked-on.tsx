import { link } from '#app/layouts/link-style.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { isOutdated } from '#server/features/fees/schema.ts'

/** When somebody last checked a fact, and where it comes from. */
export function CheckedOn({ source, checkedOn }: { source?: string | undefined; checkedOn?: string | undefined }) {
  if (!checkedOn) return null
  const date = formatDate(checkedOn, { dateStyle: 'long' })
  return (
    <span className="inline-block text-sm text-muted">
      {isOutdated(checkedOn) ? m.fees_checked_long_ago({ date }) : m.fees_checked_on({ date })}
      {source && (
        <>
          {' · '}
          <a href={source} rel="noopener" className={link}>
            {m.fee_source()}
          </a>
        </>
      )}
    </span>
  )
}
