import { today } from '#i18n/format.ts'
import { currencyName } from '#i18n/currencies.ts'
import { m } from '#i18n/paraglide/messages.js'
import { daysFrom } from '#i18n/typed/day.ts'
import { read } from '#server/db/client.ts'
import type { DeskReader, Figure, FigureBlock } from '#server/registration/define-feature.ts'
import { cashIn, countToday } from '#server/features/payments/drawer.ts'
import { moneyText, wayLabels } from '#server/features/payments/kinds.shared.ts'
import { type Way, WAYS } from '#server/features/payments/list.shared.ts'
import { sumsByWay } from '#server/features/payments/list.ts'
import { WEEK_DAYS } from '#server/features/work/due.shared.ts'
import { can } from '#server/permissions.ts'

/** The money of the last seven days by the way of paying; for whoever counts it, what has to be in the drawer before that. */
export async function paymentFigures(reader: DeskReader): Promise<FigureBlock[]> {
  const isBookkeeper = can(reader, 'books') && !can(reader, 'applications')
  return isBookkeeper ? [await drawerBlock(), await weekBlock()] : [await weekBlock()]
}

async function weekBlock(): Promise<FigureBlock> {
  const to = today()
  const from = daysFrom(to, 1 - WEEK_DAYS)
  const sums = await sumsByWay(from, to)
  return {
    id: 'week',
    right: 'payments',
    place: 40,
    title: m.payments_week(),
    columns: [m.payment_way(), m.payments_receipts(), m.payments_received(), m.payments_given_back()],
    figures: [
      ...WAYS.flatMap(way => sums.filter(sum => sum.way === way)).map(sum => figureOf(sum, { from, to, way: sum.way })),
      ...inAll(sums).map(sum => ({ ...figureOf(sum, { from, to }), ...sumLabel(sum, sums), isSum: true })),
    ],
  }
}

type Sum = Awaited<ReturnType<typeof sumsByWay>>[number]
type SumOfAll = Omit<Sum, 'way'>

/** What came in of a currency in more than one way. */
function inAll(sums: Sum[]): SumOfAll[] {
  return Object.entries(Object.groupBy(sums, ({ currency }) => currency)).flatMap(([currency, ways = []]) => {
    const sumOf = (key: 'count' | 'paid' | 'refunded') => ways.reduce((total, sum) => total + sum[key], 0)
    return ways.length > 1
      ? [{ currency, count: sumOf('count'), paid: sumOf('paid'), refunded: sumOf('refunded') }]
      : []
  })
}

/** Which currency a sum counts, where there are several. */
const sumLabel = ({ currency }: SumOfAll, sums: Sum[]) =>
  sums.some(other => other.currency !== currency)
    ? { label: m.fact_of({ label: m.money_total(), value: currencyName(currency) }) }
    : {}

function figureOf(
  { currency, count, paid, refunded }: SumOfAll,
  search: { from: string; to: string; way?: Way },
): Figure {
  return {
    id: `${search.way ?? 'all'}-${currency}`,
    label: search.way ? wayLabels[search.way]() : m.money_total(),
    count,
    cells: [moneyText(paid, currency), refunded ? moneyText(refunded, currency) : ''],
    to: '/admin/payments',
    search: { ...search, currency, state: 'valid' },
  }
}

async function drawerBlock(): Promise<FigureBlock> {
  const [cash, counted] = await Promise.all([cashIn(read), countToday()])
  return {
    id: 'drawer',
    right: 'books',
    place: 5,
    title: m.drawer_title(),
    columns: [m.payment_currency(), m.payments_receipts_today(), m.drawer_expected()],
    figures: cash.map(({ currency, expected }) => ({
      id: currency,
      label: currencyName(currency),
      count: counted.get(currency) ?? 0,
      cells: [moneyText(expected, currency)],
      to: '/admin/payments/drawer',
    })),
  }
}
