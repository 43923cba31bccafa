import { Button } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'
import { Cell, HeadCell, Row, Table, TableBody, TableFoot, TableHead } from '@agency/ui/Table'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useHydrated, useLocation } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { DayField } from '#app/editor/day-field.tsx'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { readDay } from '#app/list/search-params.ts'
import { UnreadFilters } from '#app/list/unread-filters.tsx'
import { ListFileLink } from '#app/list/list-file-link.tsx'
import { load, trpc } from '#app/rendering/trpc.ts'
import { formatDate, formatDay, today } from '#i18n/format.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { daysFrom } from '#i18n/typed/day.ts'
import { differenceText, moneyText, rounded, sheetPath, wayLabels } from '#server/features/payments/kinds.shared.ts'
import { LIST_DAYS } from '#server/trpc/schema.ts'
import { CashCard } from './cash-card.tsx'
import { COUNT, currencyIn } from './count-hash.ts'
import type { Drawer } from './queries.ts'

const route = getRouteApi('/admin/payments/drawer')

/** What is no day is not read: the page says so, and has today. */
const drawerQuery = (day: string | undefined) => trpc().payments.drawer.queryOptions({ day: readDay(day) })

export const loadDrawer = (day: string | undefined) => load(drawerQuery(day))

/** The receipts of a day by way and by who took them, what has to be in the drawer, and how often it was counted. */
export function DrawerPage() {
  const { day } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, refetch } = useSuspenseQuery(drawerQuery(day))
  const hash = useLocation({ select: location => location.hash })
  const uncounted = data.cash.find(({ moved }) => moved !== 0) ?? data.cash[0]
  const asked = hash === COUNT ? uncounted?.currency : currencyIn(hash)
  const isHydrated = useHydrated() // the server knows no hash
  /** What was counted or left is not opened again by the same address. */
  const forget = () => {
    if (asked) void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
  }
  return (
    <>
      <PageHeader
        variant="staff"
        title={m.drawer_title()}
        description={m.drawer_lead()}
        actions={<TextLink to="/admin/payments">{m.payments_week_all()}</TextLink>}
      />
      <div className="grid max-w-page gap-8">
        <section className="grid gap-4">
          <h2>{m.drawer_cash()}</h2>
          <p className="text-muted">{m.drawer_cash_text()}</p>
          <div className="grid gap-4 lg:grid-cols-2">
            {data.cash.map(cash => (
              <CashCard
                key={cash.currency}
                cash={cash}
                isAsked={isHydrated && cash.currency === asked}
                onBegin={refetch}
                onClosed={forget}
              />
            ))}
          </div>
        </section>
        <section className="grid gap-4">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h2>{formatDay(data.day)}</h2>
            <DayField
              key={data.day}
              label={m.drawer_day()}
              days={LIST_DAYS}
              defaultValue={data.day}
              onChange={({ target }) => void navigate({ search: { day: target.value || undefined } })}
            />
          </div>
          <UnreadFilters
            filters={
              day && !readDay(day)
                ? [{ name: 'day', label: m.list_day_none({ field: m.drawer_day(), text: day }) }]
                : []
            }
          />
          <DaySums drawer={data} />
        </section>
        <section className="grid gap-4">
          <h2>{m.drawer_closes()}</h2>
          <Closes closes={data.closes} />
        </section>
        <section className="grid gap-4">
          <h2>{m.drawer_files()}</h2>
          <p className="text-muted">{m.drawer_files_text()}</p>
          {monthsOf(today()).map(({ from, to, name }) => (
            <div key={from} className="flex flex-wrap gap-3">
              <ListFileLink
                path="/admin/payments.csv"
                filter={{ from, to }}
                label={m.drawer_file_receipts_of({ month: name })}
              />
              <ListFileLink
                path="/admin/payments/closes.csv"
                filter={{ from, to }}
                label={m.drawer_file_closes_of({ month: name })}
              />
            </div>
          ))}
        </section>
      </div>
    </>
  )
}

/** This month until today, and the one before. */
function monthsOf(day: string) {
  const first = `${day.slice(0, 7)}-01`
  const lastBefore = daysFrom(first, -1)
  const spans = [
    { from: first, to: day },
    { from: `${lastBefore.slice(0, 7)}-01`, to: lastBefore },
  ]
  return spans.map(span => ({
    ...span,
    name: formatDate(`${span.from}T12:00:00+06:00`, { month: 'long', year: 'numeric' }),
  }))
}

function DaySums({ drawer: { ways, receivers } }: { drawer: Drawer }) {
  if (ways.length === 0) return <p className="text-muted">{m.drawer_none()}</p>
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Sums
        label={m.drawer_by_way()}
        rows={ways.map(({ way, ...sum }) => ({ ...sum, key: way, name: wayLabels[way]() }))}
      />
      <Sums
        label={m.drawer_by_receiver()}
        rows={receivers.map(({ person, by, way, ...sum }) => ({
          ...sum,
          key: `${person} ${way}`,
          name: `${by} · ${wayLabels[way]()}`,
        }))}
      />
    </div>
  )
}

type SumRow = { key: string; name: ReactNode; currency: string; sum: number; count: number }

function Sums({ label, rows }: { label: string; rows: SumRow[] }) {
  return (
    <Table label={label}>
      <TableHead>
        <Row>
          <HeadCell>{label}</HeadCell>
          <HeadCell variant="numeric">{m.drawer_receipts()}</HeadCell>
          <HeadCell variant="numeric">{m.drawer_sum()}</HeadCell>
        </Row>
      </TableHead>
      <TableBody>
        {rows.map(({ key, name, currency, sum, count }) => (
          <Row key={`${key} ${currency}`}>
            <HeadCell scope="row">{name}</HeadCell>
            <Cell variant="numeric">{formatNumber(count)}</Cell>
            <Cell variant="numeric">{moneyText(sum, currency)}</Cell>
          </Row>
        ))}
      </TableBody>
      {rows.length > 1 && (
        <TableFoot>
          {totalsOf(rows).map(({ currency, sum, count }) => (
            <Row key={currency}>
              <HeadCell scope="row">{m.money_total()}</HeadCell>
              <Cell variant="numeric">{formatNumber(count)}</Cell>
              <Cell variant="numeric">{moneyText(sum, currency)}</Cell>
            </Row>
          ))}
        </TableFoot>
      )}
    </Table>
  )
}

/** What they come to in all, by currency. */
function totalsOf(rows: SumRow[]) {
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    sum: rounded(own.reduce((all, { sum }) => all + sum, 0)),
    count: own.reduce((all, { count }) => all + count, 0),
  }))
}

function Closes({ closes }: { closes: Drawer['closes'] }) {
  if (closes.length === 0) return <p className="text-muted">{m.drawer_closes_none()}</p>
  return (
    <Table label={m.drawer_closes()} variant="stack" className="sm:[&_:is(td,th)]:px-3">
      <TableHead>
        <Row>
          <HeadCell>{m.drawer_number()}</HeadCell>
          <HeadCell variant="numeric">{m.drawer_expected()}</HeadCell>
          <HeadCell variant="numeric">{m.drawer_counted()}</HeadCell>
          <HeadCell variant="numeric">{m.drawer_difference()}</HeadCell>
          <HeadCell variant="numeric">{m.drawer_deposited()}</HeadCell>
          <HeadCell>{m.payment_print()}</HeadCell>
        </Row>
      </TableHead>
      <TableBody>
        {closes.map(({ id, number, at, currency, expected, counted, difference, deposited, note, by }) => (
          <Row key={id}>
            <HeadCell scope="row">
              <span className="block whitespace-nowrap">{number}</span>
              <span className="block text-sm font-normal text-muted">
                <time dateTime={at} className="block whitespace-nowrap">
                  {formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
                <span className="block wrap-anywhere">{m.fact_of({ label: m.drawer_by(), value: by })}</span>
              </span>
            </HeadCell>
            <Cell variant="numeric" className="max-sm:text-start" label={m.drawer_expected()}>
              {moneyText(expected, currency)}
            </Cell>
            <Cell variant="numeric" className="max-sm:text-start" label={m.drawer_counted()}>
              {moneyText(counted, currency)}
            </Cell>
            <Cell variant="numeric" className="max-sm:text-start" label={m.drawer_difference()}>
              {differenceText(difference, currency)}
              {note && <span className="block text-sm whitespace-normal text-muted">{note}</span>}
            </Cell>
            <Cell variant="numeric" className="max-sm:text-start" label={m.drawer_deposited()}>
              {moneyText(deposited, currency)}
            </Cell>
            <Cell>
              <Button asChild variant="ghost" size="sm">
                <a href={sheetPath(id)} target="_blank" rel="noreferrer" aria-label={m.drawer_print_of({ number })}>
                  <Printer aria-hidden="true" />
                </a>
              </Button>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
