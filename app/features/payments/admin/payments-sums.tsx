import { Accordion } from '@agency/ui/Accordion'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import { formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { moneyText, rounded, wayLabels } from '#server/features/payments/kinds.shared.ts'
import { WAYS } from '#server/features/payments/list.shared.ts'
import type { Payments } from './queries.ts'

type Sum = Payments['total'][number]

type Shown = Pick<Payments, 'total' | 'days' | 'vacancies' | 'today'>

/** In one line what today comes to by way of paying; folded, what the list comes to: in all, by day and by vacancy. */
export function PaymentsSums({ total, days, vacancies, today }: Shown) {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-6 gap-y-1 max-sm:mt-3">
      <Today sums={today} />
      {total.length > 0 && (
        <Accordion
          variant="box"
          className="text-sm open:basis-full sm:not-open:ms-auto print:hidden"
          title={m.fact_of({ label: m.payments_sums(), value: netOf(total) })}
        >
          <div className="grid gap-4 sm:pb-2">
            <Sums label={m.payments_sums()} first={m.payments_sums()} rows={total.map(sum => [m.money_total(), sum])} />
            <Sums
              label={m.payments_by_day()}
              first={m.payment_day()}
              rows={days.map(({ day, ...sum }) => [formatDay(day), sum, day])}
            />
            <Sums
              label={m.payments_by_vacancy()}
              first={m.payments_vacancy()}
              rows={vacancies.map(({ vacancy, name, ...sum }) => [name || m.payments_no_vacancy(), sum, vacancy ?? ''])}
            />
          </div>
        </Accordion>
      )}
    </div>
  )
}

function Today({ sums }: { sums: Payments['today'] }) {
  const ways = WAYS.flatMap(way => {
    const own = sums.filter(sum => sum.way === way)
    return own.length > 0 ? [[wayLabels[way](), own] as const] : []
  })
  const facts = ways.length > 1 ? [...ways, [m.money_total(), sums] as const] : ways
  return (
    <dl className="flex flex-wrap gap-x-4 text-sm">
      <dt className="font-semibold">{m.day_today()}</dt>
      {facts.length === 0 && <dd className="text-muted">{m.payments_today_none()}</dd>}
      {facts.map(([label, own]) => (
        <dd key={label} className="tabular-nums">
          <span className="text-muted">{label}</span> <strong className="font-semibold">{netOf(own)}</strong>
        </dd>
      ))}
    </dl>
  )
}

/** What remains of sums, each currency once. */
function netOf(sums: readonly Sum[]): string {
  const byCurrency = Map.groupBy(sums, ({ currency }) => currency)
  const nets = [...byCurrency].map(([currency, own]) => {
    const net = own.reduce((all, { paid, refunded }) => all + paid - refunded, 0)
    return moneyText(rounded(net), currency)
  })
  return nets.join(' + ')
}

type SumsProps = { label: string; first: string; rows: [name: string, sum: Sum, key?: string][] }

const figure = { variant: 'numeric', className: 'max-sm:text-start' } as const

function Sums({ label, first, rows }: SumsProps) {
  return (
    <Table label={label} variant="stack">
      <TableHead>
        <Row>
          <HeadCell>{first}</HeadCell>
          <HeadCell variant="numeric">{m.payments_received()}</HeadCell>
          <HeadCell variant="numeric">{m.payments_given_back()}</HeadCell>
          <HeadCell variant="numeric">{m.payments_remains()}</HeadCell>
        </Row>
      </TableHead>
      <TableBody>
        {rows.map(([name, { currency, paid, refunded }, key]) => (
          <Row key={`${key} ${currency}`}>
            <HeadCell scope="row">{name}</HeadCell>
            <Cell {...figure} label={m.payments_received()}>
              {moneyText(paid, currency)}
            </Cell>
            <Cell {...figure} label={m.payments_given_back()}>
              {moneyText(refunded, currency)}
            </Cell>
            <Cell {...figure} label={m.payments_remains()}>
              {moneyText(paid - refunded, currency)}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
