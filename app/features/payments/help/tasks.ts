import { defineHelp } from '#app/staff/define-help.ts'
import { m } from '#i18n/paraglide/messages.js'

export const tasks = [
  defineHelp(
    {
      id: 'money',
      place: 90,
      title: m.help_money,
      right: 'payments',
      screen: { to: '/admin/payments', label: m.payments_title },
    },
    { money: m.money_title, take: m.payment_take, cancel: m.receipt_cancel, receipts: m.payments_title },
    names => [
      m.help_money_1(names),
      m.help_money_2(names),
      m.help_money_3(),
      m.help_money_4(),
      m.help_money_5(names),
      m.help_money_6(names),
    ],
  ),
  defineHelp(
    {
      id: 'drawer',
      place: 95,
      title: m.help_drawer,
      right: 'books',
      screen: { to: '/admin/payments/drawer', label: m.drawer_title },
    },
    { close: m.drawer_close, note: m.drawer_note, deposited: m.drawer_deposited, print: m.drawer_print },
    names => [m.help_drawer_1(), m.help_drawer_2(names), m.help_drawer_3(names), m.help_drawer_4(names)],
  ),
]
