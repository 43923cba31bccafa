import { useQuery } from '@tanstack/react-query'
import { DashboardCard } from '#app/layouts/admin/dashboard-card.tsx'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { load, trpc } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { moneyText } from '#server/features/payments/kinds.shared.ts'

const weekQuery = () => trpc().payments.week.queryOptions()

export const loadPart = () => load(weekQuery())

/** On the dashboard: what was received and given back in seven days, by currency, and the way to these receipts. */
export function Part() {
  const { data } = useQuery(weekQuery())
  if (!data) return null
  const { from, to, total } = data
  const count = total.reduce((sum, each) => sum + each.count, 0)
  return (
    <DashboardCard title={m.payments_week()}>
      {count === 0 && <p className="text-muted">{m.payments_week_none()}</p>}
      {total.map(({ currency, paid, refunded }) => (
        <dl key={currency} className="mb-2 flex flex-wrap gap-x-8 gap-y-3">
          <Figure label={m.payments_received()} amount={moneyText(paid, currency)} />
          <Figure label={m.payments_given_back()} amount={moneyText(refunded, currency)} />
          <Figure label={m.payments_remains()} amount={moneyText(paid - refunded, currency)} />
        </dl>
      ))}
      {count > 0 ? (
        <TextLink to="/admin/payments" search={{ from, to }}>
          {m.payments_week_list(plural(count))}
        </TextLink>
      ) : (
        <TextLink to="/admin/payments">{m.payments_week_all()}</TextLink>
      )}
    </DashboardCard>
  )
}

function Figure({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-display text-xl font-semibold tabular-nums">{amount}</dd>
    </div>
  )
}
