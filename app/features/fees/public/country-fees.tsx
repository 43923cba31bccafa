import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import type { LocalizedFees } from '#app/features/fees/queries.ts'
import { Original } from '#app/features/vacancies/public/original.tsx'
import { formatDate } from '#i18n/format.ts'
import { countryName } from '#i18n/countries.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { costLabels, labelOf, payerLabels } from '#server/features/vacancies/schema.ts'
import { CheckedOn } from './checked-on.tsx'

/** What going to one country costs, who pays it and which order says so. */
export function CountryFees({ country, note, rows }: LocalizedFees['countries'][number]) {
  const name = countryName(country)
  return (
    <section id={country} className="min-w-0 scroll-mt-28">
      <h3 className="mb-3 text-xl">{name}</h3>
      {note.children && <p className="mb-3 max-w-text whitespace-pre-line" {...note} />}
      {rows.length > 0 && (
        <Table label={m.fees_of({ country: name })} variant="stack">
          <TableHead>
            <Row>
              <HeadCell>{m.vacancy_cost()}</HeadCell>
              <HeadCell>{m.vacancy_cost_payer()}</HeadCell>
              <HeadCell>{m.fee_order_column()}</HeadCell>
            </Row>
          </TableHead>
          <TableBody>
            {rows.map(({ _id, item, payer, maxTaka, orderNo = '', orderDate = '', source, checkedOn }) => (
              <Row key={_id}>
                <HeadCell scope="row">{item === 'all' ? m.fee_all() : labelOf(costLabels, item)}</HeadCell>
                <Cell>
                  {labelOf(payerLabels, payer)}
                  {(payer === 'worker' || payer === 'shared') && maxTaka !== undefined && (
                    <span className="block font-semibold">{m.job_at_most({ amount: formatNumber(maxTaka) })}</span>
                  )}
                </Cell>
                <Cell>
                  <Original>{orderNo}</Original>, {formatDate(orderDate, { dateStyle: 'long' })}
                  <span className="block">
                    <CheckedOn source={source} checkedOn={checkedOn} />
                  </span>
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  )
}
