import { html, raw } from 'hono/html'
import { agency } from '#i18n/agency.ts'
import { formatDate } from '#i18n/format.ts'
import { wholeLocales } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Locale } from '#i18n/paraglide/runtime.js'
import { amountOf } from '#i18n/typed/sum.ts'
import { read } from '#server/db/client.ts'
import type { Payment } from '#server/features/payments/domain.ts'
import { moneyText, purposeOf, receiptNo, wayLabels } from '#server/features/payments/kinds.shared.ts'
import type { Way } from '#server/features/payments/list.shared.ts'
import { sumOf } from '#server/features/payments/balances.ts'
import { readJobs } from '#server/features/payments/jobs.ts'
import { addressOf } from '#server/features/payments/links.ts'
import { withLocale } from '#server/http/locale-middleware.ts'
import { toPage } from '#server/print/page.ts'
import { qrSvg } from '#server/print/qr.ts'

type Markup = ReturnType<typeof html>
/** Whether the page names whoever paid, and says what staff wrote: `whole` for staff, `short` for whoever has the address. */
type Detail = 'whole' | 'short'

/**
 * A receipt as a page without scripts, in the languages of the site one beside the other, to read on a phone and to
 * print on A5 or A4. Its QR code leads to where anybody can check it.
 */
export async function receiptPage(payment: Payment, detail: Detail): Promise<Markup> {
  const qr = await qrSvg(addressOf(payment))
  const before = payment.refundOfId && (await read.payment.findUnique({ where: { id: payment.refundOfId } }))
  const refunds = await read.payment.findMany({
    where: { refundOfId: payment.id, cancelledAt: null },
    orderBy: { number: 'asc' },
  })
  const number = receiptNo(payment.number)
  const jobOf = await readJobs([payment])
  const facts = factsOf(payment, detail, { refundOf: before ? receiptNo(before.number) : '', jobOf })
  return page(
    number,
    html`<header>
        ${letterhead()}
        <div class="qr">${raw(qr)}</div>
      </header>
      <h1>
        ${inBoth(payment.kind === 'refund' ? m.receipt_title_refund : m.receipt_title)}
        <span class="number">${number}</span>
      </h1>
      ${stateOf(payment, refunds, detail)}
      <dl>
        ${facts.map(
          ([label, value]) =>
            html`<div>
              <dt>${inBoth(label)}</dt>
              <dd>${inBoth(value)}</dd>
            </div>`,
        )}
      </dl>
      <div class="law">${inBoth(() => `${m.law_no_money()} ${m.job_law_source()}`, 'p')}</div>
      ${
        detail === 'whole'
          ? html`<div class="signatures">
              <div>${inBoth(() => m.receipt_by())}</div>
              <div>${inBoth(() => (payment.kind === 'refund' ? m.receipt_signed_refund() : m.receipt_from()))}</div>
            </div>`
          : ''
      }
      <div class="check">
        ${inBoth(() => m.receipt_check(), 'p')}
        <p class="address">${addressOf(payment)}</p>
      </div>`,
  )
}

/** Says that an address leads to no receipt, or why it cannot be looked up now. */
export const missingPage = (sentence: () => string): Markup =>
  page(
    m.payments_title(),
    html`<header>${letterhead()}</header>
      <div class="state cancelled">${inBoth(sentence, 'p')}</div>`,
  )

type Fact = [label: () => string, value: () => string]

type Beside = { refundOf: string; jobOf: (payment: Payment) => string }

function factsOf(payment: Payment, detail: Detail, { refundOf, jobOf }: Beside): Fact[] {
  const { name, job, currency, paidOn, way, transferNo, by, createdAt, allowedBy, allowedWhy } = payment
  const isWhole = detail === 'whole'
  const payer = isWhole ? name : shortName(name)
  const facts: (Fact | false)[] = [
    payer !== '' && [m.receipt_from, () => payer],
    [payment.kind === 'refund' ? m.receipt_refunded : m.receipt_amount, () => moneyText(amountOf(payment), currency)],
    [m.payment_for, () => (isWhole ? purposeOf(payment) : purposeOf({ ...payment, reason: '' }))],
    job !== '' && [m.receipt_job, () => jobOf(payment)],
    [m.payment_day, () => dayText(paidOn)],
    [m.payment_way, () => wayLabels[way as Way]()],
    isWhole && transferNo !== '' && [m.payment_transfer, () => transferNo],
    refundOf !== '' && [m.receipt_refund_of, () => refundOf],
    isWhole && [m.receipt_by, () => by],
    isWhole && [
      m.receipt_entered,
      () => formatDate(createdAt.toISOString(), { dateStyle: 'long', timeStyle: 'short' }),
    ],
    isWhole && allowedBy !== '' && [m.receipt_allowed_by, () => [allowedBy, allowedWhy].filter(Boolean).join(': ')],
  ]
  return facts.filter(fact => fact !== false)
}

/** Whether it still proves a payment: not once it is cancelled, or all of it was given back. */
function stateOf(payment: Payment, refunds: Payment[], detail: Detail): Markup {
  const { currency, cancelledAt, cancelReason, cancelledBy } = payment
  const back = -sumOf(refunds)
  const numbers = refunds.map(({ number }) => receiptNo(number)).join(', ')
  if (!cancelledAt && refunds.length > 0 && back >= amountOf(payment))
    return html`<div class="state cancelled">
      ${inBoth(() => m.receipt_is_refunded({ day: dayText(refunds.at(-1)!.paidOn), numbers }), 'p')}
    </div>`
  if (!cancelledAt)
    return html`<div class="state">
      ${inBoth(() => m.receipt_is_valid(), 'p')}
      ${back > 0 ? inBoth(() => m.receipt_is_partly_refunded({ amount: moneyText(back, currency), numbers }), 'p') : ''}
    </div>`
  const day = () => formatDate(cancelledAt.toISOString(), { dateStyle: 'long' })
  return html`<div class="state cancelled">
    ${inBoth(() => m.receipt_is_cancelled({ day: day() }), 'p')}
    ${detail === 'whole' ? html`<p>${[cancelledBy, cancelReason].filter(Boolean).join(': ')}</p>` : ''}
  </div>`
}

/**
 * The first name, and of the others the first letter: enough for whoever holds the receipt, and not who it is for
 * anybody else. Of a name of one word, or with others of one letter, the first letter alone, since it would be whole.
 */
export function shortName(name: string): string {
  const words = name.split(NO_LETTER).filter(Boolean)
  const isShortened = words.slice(1).some(word => word !== firstLetter(word))
  return words.map((word, n) => (n === 0 && isShortened ? word : `${firstLetter(word)}.`)).join(' ')
}

/** Whatever is no letter, mark or joiner of letters, and the letters that are blank: words may be written together by any of them. */
const NO_LETTER = /(?:[^\p{L}\p{M}\u200c\u200d]|[\u115f\u1160\u3164\uffa0])+/u

const firstLetter = (word: string) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? ''

const dayText = (day: string) => formatDate(`${day}T12:00:00+06:00`, { dateStyle: 'long' })

/** A text in the languages of the site, each marked as such; what is the same in both stands there once. */
function inBoth(text: () => string, element: 'span' | 'p' = 'span'): Markup[] {
  const texts = agency()
    .languages.filter(locale => wholeLocales.includes(locale))
    .map(locale => [locale, withLocale(locale, text)] as const)
  const [first] = texts
  const shown: (readonly [Locale, string])[] = texts.every(([, each]) => each === first?.[1])
    ? texts.slice(0, 1)
    : texts
  return shown.map(([locale, each]) =>
    element === 'p' ? html`<p lang="${locale}">${each}</p>` : html`<span lang="${locale}">${each}</span> `,
  )
}

/** Who gives the receipt: name, licence and how to reach them. */
function letterhead(): Markup {
  const { licences, phones } = agency()
  return html`<div>
    <p class="agency">${inBoth(() => agency().name)}</p>
    ${licences.map(({ number }) => inBoth(() => m.receipt_licence({ number }), 'p'))}
    ${inBoth(() => agency().addresses[0]?.lines.join(', ') ?? '', 'p')}
    <p>${phones[0]?.number ?? ''}</p>
  </div>`
}

const page = (title: string, body: Markup): Markup =>
  toPage(
    { title, language: agency().languages[0] ?? 'en', styles: '/receipt.css' },
    html`<body>
      <main>${body}</main>
    </body>`,
  )
