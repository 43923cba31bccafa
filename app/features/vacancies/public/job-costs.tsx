import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@agency/ui/Table'
import type { LocalizedVacancy } from '#app/features/vacancies/queries.ts'
import { link } from '#app/layouts/link-style.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { costLabels, labelOf, payerLabels, statedCosts } from '#server/features/vacancies/schema.ts'

type Costs = Pick<LocalizedVacancy, 'costs'>

/** Who pays what: where the employer pays all of it, in one sentence, with the table a press away; on paper the table is there. */
export function JobCosts({ costs }: Costs) {
  const isAlike = costs.every(({ payer, note, when }) => payer === 'employer' && !note.children && !when.children)
  if (costs.length < 2 || !isAlike || statedCosts(costs).unstated.length > 0) return <CostTable costs={costs} />
  return (
    <>
      <p>{m.job_costs_all_employer({ count: formatNumber(costs.length) })}</p>
      <details className="print:hidden">
        <summary className={link}>{m.job_costs_each()}</summary>
        <CostTable costs={costs} />
      </details>
      <div className="hidden print:block">
        <CostTable costs={costs} />
      </div>
    </>
  )
}

/** Each item in a row; then what the list does not say. */
function CostTable({ costs }: Costs) {
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
