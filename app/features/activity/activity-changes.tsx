import { link } from '#app/layouts/link-style.ts'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { formatNumber, localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Entry } from './queries.ts'

/** What an entry changed, field by field, and the way to the whole comparison. */
export function ActivityChanges({ detail, before, changes = [], more = 0, history }: Entry) {
  return (
    <div className="text-sm text-muted empty:hidden">
      {detail && (
        <p className="wrap-anywhere">
          {before ? <FromTo from={before} to={detail} /> : <MailAddress email={detail} />}
        </p>
      )}
      {changes.length > 0 && (
        <ul>
          {changes.map(({ label, from, to }, n) => (
            <li key={n} className="wrap-anywhere">
              {label}: <FromTo from={from} to={to} />
            </li>
          ))}
          {more > 0 && <li>{m.activity_more({ count: formatNumber(more) })}</li>}
        </ul>
      )}
      {history && changes.length > 0 && (
        <a href={localPath(history)} className={`${link} font-normal!`}>
          {m.activity_history()}
        </a>
      )}
    </div>
  )
}

/** Two values, one crossed out; to hear, they are told apart by words. */
function FromTo({ from, to }: { from: string; to: string }) {
  return (
    <>
      <span className="sr-only">
        {m.activity_from_to({ from: from || m.activity_nothing(), to: to || m.activity_nothing() })}
      </span>
      <span aria-hidden="true">
        {from && <del className="decoration-edge">{from}</del>}
        {from && to && ' → '}
        {to ? <ins className="text-ink no-underline">{to}</ins> : !from && m.activity_nothing()}
      </span>
    </>
  )
}
