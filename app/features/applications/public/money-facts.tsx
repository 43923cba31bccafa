import { standaloneLink } from '#app/layouts/link-style.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { ShownApplication } from '#server/features/applications/status.ts'
import { Fact } from './status-fact.tsx'

/** What a worker has paid, each payment with its receipt, and what is left of each cost of the job. */
export function MoneyFacts({ money }: { money: NonNullable<ShownApplication['money']> }) {
  const { paid, owed, unstated, receipts } = money
  return (
    <Fact title={m.application_status_money()}>
      <p>{receipts.length > 0 ? m.application_status_money_paid({ amount: paid }) : m.money_none()}</p>
      {receipts.length > 0 && (
        <ul className="mt-2 grid gap-2">
          {receipts.map(({ _id, title, text, number, path, isCancelled }) => (
            <li key={_id}>
              <a href={path} className={standaloneLink}>
                {title}
              </a>
              <span className="block text-sm text-muted">
                {isCancelled && <span className="font-semibold">{m.application_status_money_cancelled()} · </span>}
                {text} · <span className="whitespace-nowrap">{number}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {owed.length > 0 && (
        <dl className="mt-3 grid gap-2">
          {owed.map(({ _id, label, text }) => (
            <div key={_id}>
              <dt className="font-semibold">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {unstated && <p className="mt-3 text-sm text-muted">{unstated}</p>}
    </Fact>
  )
}
