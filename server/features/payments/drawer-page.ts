import { Hono } from 'hono'
import { agency } from '#i18n/agency.ts'
import { currencyName } from '#i18n/currencies.ts'
import { pathsOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { closeById, closedAtText, type ShownClose } from '#server/features/payments/drawer.ts'
import { differenceText, moneyText } from '#server/features/payments/kinds.shared.ts'
import { savedAs } from '#server/http/attached-file.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { middlewareFor } from '#server/http/require-staff.ts'
import type { PrintedDocument } from '#server/print/document.ts'
import { toPrintPage } from '#server/print/page.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const NO_STORE = { 'cache-control': 'private, no-store' }
const FILE = /^([\w-]{1,64})\.(html|docx)$/

/** The sheet of a close, to print and sign, and for Word. */
const sheets = new Hono<HonoEnv>().get('/:file', middlewareFor('books'), async c => {
  const [, id, ending] = FILE.exec(c.req.param('file')) ?? []
  if (!id) return c.text('Not Found', 404)
  const close = await closeById(id)
  const document = sheetOf(close)
  if (ending === 'html')
    return c.html(toPrintPage(document, { href: `${id}.docx`, label: m.drawer_word() }), 200, NO_STORE)
  const { toDocx } = await import('#server/print/docx.ts') // a large library, for few requests
  const bytes = new Uint8Array(await toDocx(document))
  return c.body(bytes, 200, { 'content-type': WORD, ...savedAs(`${close.number}.docx`), ...NO_STORE })
})

export const drawerSheets: Record<string, Hono<HonoEnv>> = Object.fromEntries(
  pathsOf('/admin/payments/drawer/print').map(path => [path, sheets]),
)

/** What somebody signs for: what had to be in the drawer, what was there, and where it went. */
function sheetOf(close: ShownClose): PrintedDocument {
  const { number, currency, opening, expected, counted, difference, note, deposited, depositNo, left, by } = close
  const money = (sum: number) => moneyText(sum, currency)
  const facts: [string, string | false][] = [
    [m.drawer_at(), closedAtText(close)],
    [m.payment_currency(), currencyName(currency)],
    [m.drawer_opening(), money(opening)],
    [m.drawer_moved(), money(expected - opening)],
    [m.drawer_expected(), money(expected)],
    [m.drawer_counted(), money(counted)],
    [m.drawer_difference(), differenceText(difference, currency)],
    [m.drawer_note(), note !== '' && note],
    [m.drawer_deposited(), money(deposited)],
    [m.drawer_deposit_no(), depositNo !== '' && depositNo],
    [m.drawer_left(), money(left)],
    [m.drawer_by(), by],
  ]
  return {
    title: `${m.drawer_sheet()} ${number}`,
    mark: agency().name,
    parts: [
      {
        language: getLocale(),
        title: m.drawer_sheet(),
        lead: number,
        blocks: [
          { kind: 'facts', facts: facts.flatMap(([name, value]) => (value === false ? [] : [[name, value]])) },
          {
            kind: 'signatures',
            signatures: [
              { who: m.drawer_by(), below: [by] },
              { who: m.drawer_checked_by(), below: [] },
            ],
          },
        ],
      },
    ],
  }
}
