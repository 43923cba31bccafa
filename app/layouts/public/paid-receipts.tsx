import { standaloneLink } from '#app/layouts/link-style.ts'
import { m } from '#i18n/paraglide/messages.js'

type Receipt = { _id: string; title: string; text: string; number: string; path: string; isCancelled: boolean }
type Props = {
  /** what it comes to, in words */
  paid: string
  receipts: Receipt[]
}

/** What somebody has paid to the agency, each payment with the page on which anybody can check its receipt. */
export function PaidReceipts({ paid, receipts }: Props) {
  return (
    <>
      <p>{receipts.length > 0 ? m.money_paid_in_all({ amount: paid }) : m.money_none()}</p>
      {receipts.length > 0 && (
        <ul className="mt-2 grid gap-2 print:mt-1 print:gap-1">
          {receipts.map(({ _id, title, text, number, path, isCancelled }) => (
            <li key={_id} className="print:flex print:flex-wrap print:gap-x-2">
              <a href={path} className={`${standaloneLink} print:min-h-0`}>
                {title}
              </a>
              <span className="block text-sm text-muted">
                {isCancelled && <span className="font-semibold">{m.money_cancelled()} · </span>}
                {text} · <span className="whitespace-nowrap">{number}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
