import { useQuery } from '@tanstack/react-query'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { MONEY_ID } from './money-card.tsx'
import { moneyQuery } from './queries.ts'

/** To what somebody has paid, in their file, where it is given back, if they have; it stands on the page of an application, too. */
export function MoneyBackLink({ id }: { id: string }) {
  const { data: money } = useQuery(moneyQuery(id))
  if (!money || money.paid <= 0) return null
  return (
    <TextLink to="/admin/workers/$id" params={{ id }} hash={MONEY_ID}>
      {m.unfit_refund()}
    </TextLink>
  )
}
