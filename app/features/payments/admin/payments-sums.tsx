import { Accordion } from '@agency/ui/Accordion'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import { formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { moneyText } from '#server/features/payments/kinds.shared.ts'
import type { Payments } from './queries.ts'

type Sum = Payments['total'][number]

/** What the receipts of the list come to, without cancelled ones: in all, by day and by vacancy. */
export function PaymentsSums({ total, days, vacancies }: Pick<Payments, 'total' | 'days' | 'vacancies'>) {
  if (total.length === 0) return null
  return (
    <div className="my-4 grid gap-2">
      <Sums label={m.payments_sums()} first={m.payments_sums()} rows={total.map(sum => [m.money_total(), sum])} />
      <div className="grid gap-2 print:hidden">
        <Accordion variant="box" title={m.payments_by_day()}>
          <Sums
            label={m.payments_by_day()}
            first={m.payment_day()}
            rows={days.map(({ day, ...sum }) => [formatDay(day), sum, day])}
          />
        </Accordion>
        <Accordion variant="box" title={m.payments_by_vacancy()}>
          <Sums
            label={m.payments_by_vacancy()}
            first={m.payments_vacancy()}
            rows={vacancies.map(({ vacancy, name, ...sum }) => [name || m.payments_no_vacancy(), sum, vacancy ?? ''])}
          />
        </Accordion>
      </div>
    </div>
  )
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
