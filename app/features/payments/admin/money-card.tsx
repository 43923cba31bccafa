import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { Cell, HeadCell, Row, Table, TableBody, TableFoot, TableHead } from '@agency/ui/Table'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { moneyText } from '#server/features/payments/kinds.shared.ts'
import { can, type Holder } from '#server/permissions.ts'
import { costLabels, labelOf } from '#server/features/vacancies/schema.ts'
import { PaymentDialog } from './payment-dialog.tsx'
import { moneyQuery, type WorkersMoney } from './queries.ts'
import { ReceiptList } from './receipt-list.tsx'

const staffRoute = getRouteApi('/admin')

/** Where it stands on its page. */
export const MONEY_ID = 'money'

/** The money of a worker: what each job says that they pay, what they have paid and what is left, and every receipt. */
export function MoneyCard({ id: worker }: { id: string }) {
  const { data: money } = useQuery(moneyQuery(worker))
  const { me } = staffRoute.useRouteContext()
  const [isTaking, setTaking] = useState(false)
  if (!money) return null
  return (
    <Card id={MONEY_ID} className="grid scroll-mt-20 grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="font-sans text-lg">{m.money_title()}</h2>
        {mayTake(me, money) && (
          <Button variant="secondary" size="sm" onClick={() => setTaking(true)} className="print:hidden">
            <Plus aria-hidden="true" />
            {m.payment_take()}
          </Button>
        )}
      </div>
      {money.applications.map(application => (
        <Owed key={application.id} {...application} />
      ))}
      <section className="grid gap-3">
        <h3 className="font-sans text-base font-semibold">{m.money_receipts()}</h3>
        {money.receipts.length > 0 && <p>{m.money_paid_in_all({ amount: moneyText(money.paid) })}</p>}
        <ReceiptList receipts={money.receipts} />
      </section>
      <PaymentDialog worker={worker} money={money} isOpen={isTaking} onClose={() => setTaking(false)} />
    </Card>
  )
}

/** Of somebody who is not selected an owner alone takes money, and answers for it. */
export const mayTake = (me: Holder, { applications }: WorkersMoney): boolean =>
  can(me, 'owners') || applications.some(({ isSelected }) => isSelected)

function Owed({ job, reference, isSelected, rows, most, paid, left, unstated }: WorkersMoney['applications'][number]) {
  const name = job || m.application_any_job()
  const shown = rows.filter(row => row.most !== null || row.paid !== 0)
  return (
    <section className="grid gap-2">
      <h3 className="font-sans text-base font-semibold">
        {name} <span className="text-sm font-normal text-muted">{reference}</span>
      </h3>
      {!isSelected && (
        <p className="text-sm text-danger">{paid > 0 ? m.money_held({ amount: moneyText(paid) }) : m.money_before()}</p>
      )}
      {shown.length > 0 && (
        <Table label={m.money_of({ job: name })}>
          <TableHead>
            <Row>
              <HeadCell>{m.money_cost()}</HeadCell>
              <HeadCell variant="numeric">{m.money_most()}</HeadCell>
              <HeadCell variant="numeric">{m.money_paid()}</HeadCell>
              <HeadCell variant="numeric">{m.money_left()}</HeadCell>
            </Row>
          </TableHead>
          <TableBody>
            {shown.map(row => (
              <Row key={row.item}>
                <HeadCell scope="row">{labelOf(costLabels, row.item)}</HeadCell>
                <Cell variant="numeric">{row.most === null ? m.money_not_stated() : formatNumber(row.most)}</Cell>
                <Cell variant="numeric">{formatNumber(row.paid)}</Cell>
                <Cell variant="numeric">{row.left === null ? '–' : formatNumber(row.left)}</Cell>
              </Row>
            ))}
          </TableBody>
          <TableFoot>
            <Row>
              <HeadCell scope="row">{m.money_total()}</HeadCell>
              <Cell variant="numeric">{formatNumber(most)}</Cell>
              <Cell variant="numeric">{formatNumber(paid)}</Cell>
              <Cell variant="numeric">{formatNumber(left)}</Cell>
            </Row>
          </TableFoot>
        </Table>
      )}
      {shown.length === 0 && unstated.length === 0 && <p className="text-sm text-muted">{m.money_owes_nothing()}</p>}
      {unstated.length > 0 && (
        <p className="text-sm text-muted">
          {m.money_unstated({ items: unstated.map(item => labelOf(costLabels, item)).join(', ') })}
        </p>
      )}
    </section>
  )
}
