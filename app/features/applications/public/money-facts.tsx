import { PaidReceipts } from '#app/layouts/public/paid-receipts.tsx'
import { m } from '#i18n/paraglide/messages.js'
import type { ShownApplication } from '#server/features/applications/status/status-page.ts'
import { Fact } from './status-fact.tsx'

/** What a worker has paid, each payment with its receipt, and what is left of each cost of the job. */
export function MoneyFacts({ money }: { money: NonNullable<ShownApplication['money']> }) {
  const { paid, owed, unstated, receipts } = money
  return (
    <Fact title={m.application_status_money()}>
      <PaidReceipts paid={paid} receipts={receipts} />
      {owed.length > 0 && (
        <dl className="mt-3 grid gap-2 print:mt-1 print:gap-1">
          {owed.map(({ _id, label, text }) => (
            <div key={_id} className="print:flex print:gap-x-2">
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
