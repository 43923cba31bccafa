import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import { Link } from '@tanstack/react-router'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { currencyName, sumText } from '#i18n/currencies.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import type { ShownDemand } from '#server/features/demands/status.ts'

/** Each post of a demand with the job that was made of it, and how many people have come how far. */
export function DemandLines({ lines }: Pick<ShownDemand, 'lines'>) {
  const numbers = [
    ['applied', m.demand_applied()],
    ['selected', m.demand_selected()],
    ['departed', m.demand_departed()],
  ] as const
  return (
    <section className="min-w-0">
      <h2 className="mb-4 text-2xl">{m.demand_part_posts()}</h2>
      <Table label={m.demand_part_posts()} variant="stack">
        <TableHead>
          <Row>
            <HeadCell>{m.vacancy_trade()}</HeadCell>
            <HeadCell variant="numeric">{m.demand_number()}</HeadCell>
            {numbers.map(([name, label]) => (
              <HeadCell key={name} variant="numeric">
                {label}
              </HeadCell>
            ))}
          </Row>
        </TableHead>
        <TableBody>
          {lines.map(({ _id, trade, number, wage, currency, period, vacancy, counts }) => (
            <Row key={_id}>
              <HeadCell scope="row">
                {tradeName(trade)}
                <span className="block text-sm font-normal text-muted">
                  {m.job_wage({
                    amount: sumText(wage, currency),
                    currency: currencyName(currency),
                    period,
                  })}
                </span>
                {vacancy ? (
                  <Link to="/jobs/$slug" params={{ slug: vacancy.slug }} className={`${standaloneLink} text-sm`}>
                    {m.application_status_see_job()}
                  </Link>
                ) : (
                  <span className="block text-sm font-normal text-muted">{m.demand_no_job()}</span>
                )}
              </HeadCell>
              <Cell variant="numeric" label={m.demand_number()}>
                {formatNumber(number)}
              </Cell>
              {numbers.map(([name, label]) => (
                <Cell key={name} variant="numeric" label={label}>
                  {counts ? formatNumber(counts[name]) : '–'}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}
