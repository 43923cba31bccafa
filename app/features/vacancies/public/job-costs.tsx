import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import type { LocalizedVacancy } from '#app/features/vacancies/queries.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { costLabels, labelOf, payerLabels, statedCosts } from '#server/features/vacancies/schema.ts'

type Costs = Pick<LocalizedVacancy, 'costs'>

/** Who pays what, each item in a row; then what the list does not say. */
export function JobCosts({ costs }: Costs) {
  const hasTimes = costs.some(({ when }) => when.children)
  return (
    <Table label={m.job_costs()} variant="stack">
      <TableHead>
        <Row>
          <HeadCell>{m.vacancy_cost()}</HeadCell>
          <HeadCell>{m.vacancy_cost_payer()}</HeadCell>
          {hasTimes && <HeadCell>{m.vacancy_cost_when()}</HeadCell>}
        </Row>
      </TableHead>
      <TableBody>
        {costs.map(({ _id, item, note, payer, maxTaka, when }) => (
          <Row key={_id}>
            <HeadCell scope="row" className="wrap-anywhere">
              {labelOf(costLabels, item)}
              {note.children && <span className="block text-sm font-normal text-muted" {...note} />}
            </HeadCell>
            <Cell className="wrap-anywhere">
              {labelOf(payerLabels, payer)}
              {maxTaka !== undefined && (payer === 'worker' || payer === 'shared') && (
                <span className="block text-sm text-muted">{m.job_at_most({ amount: formatNumber(maxTaka) })}</span>
              )}
            </Cell>
            {hasTimes && <Cell className="wrap-anywhere">{when.children && <span {...when} />}</Cell>}
          </Row>
        ))}
        {statedCosts(costs).unstated.map(item => (
          <Row key={item}>
            <HeadCell scope="row" className="wrap-anywhere">
              {labelOf(costLabels, item)}
            </HeadCell>
            <Cell className="font-semibold">{m.job_cost_unstated()}</Cell>
            {hasTimes && <Cell />}
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
