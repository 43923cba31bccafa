import { m } from '#i18n/paraglide/messages.js'
import { amountOf } from '#i18n/typed/sum.ts'
import { objectionsText } from '#server/features/payments/kinds.shared.ts'
import { moneyText, paymentLabels, purposeOf, receiptNo, wayLabels } from '#server/features/payments/schema.ts'
import { labelOf } from '#server/features/vacancies/schema.ts'
import type { PersonRows } from '#server/registration/rows-of-person.ts'
import { type Block, dayText } from '#server/print/document.ts'
import { joined, part, table } from '#server/print/blocks.ts'

/** What a person paid and got back. */
export const paymentBlocks = ({ Payment }: PersonRows): Block[] =>
  Payment.length === 0
    ? []
    : [
        part(m.payments_title()),
        ...table(
          [m.receipt_number(), m.fact_day(), m.payment_for(), m.payment_amount(), m.payment_way(), m.print_by()],
          Payment.map(payment => [
            receiptNo(payment.number),
            dayText(payment.paidOn),
            joined([labelOf(paymentLabels, payment.kind), purposeOf(payment), payment.name, payment.job], ', '),
            joined(
              [
                moneyText(amountOf(payment), payment.currency),
                payment.cancelledAt && `${m.receipt_cancelled()}: ${payment.cancelReason} (${payment.cancelledBy})`,
              ],
              '. ',
            ),
            joined([labelOf(wayLabels, payment.way), payment.transferNo], ', '),
            joined(
              [
                payment.by,
                payment.allowedBy && m.print_allowed({ by: payment.allowedBy, why: payment.allowedWhy }),
                objectionsText(payment.allowedFor),
              ],
              '. ',
            ),
          ]),
          [2.2, 2.4, 4, 2.8, 2, 2.4],
        ),
      ]
