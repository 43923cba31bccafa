import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import { cashIn } from '#server/features/payments/drawer.ts'
import { moneyText } from '#server/features/payments/kinds.shared.ts'
import type { DeskItem } from '#server/registration/define-feature.ts'

/** The cash of each currency that has come in or gone out since somebody counted it. */
export async function cashOnDesk(): Promise<DeskItem[]> {
  const cash = (await cashIn(read)).filter(({ moved }) => moved !== 0)
  return cash.map(({ currency, moved, since }) => ({
    id: `cash-${currency}`,
    group: 'money',
    right: 'books',
    label: m.desk_cash({ sum: moneyText(moved, currency) }),
    count: 1,
    to: '/admin/payments/drawer',
    hash: `count-${currency}`,
    open: { to: '/admin/payments/drawer', label: m.drawer_count() },
    oldest: since,
  }))
}
