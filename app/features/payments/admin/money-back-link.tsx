import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { MONEY_ID } from './money-card.tsx'

/** To what somebody has paid, in their file, where it is given back; it stands on the page of an application, too. */
export const MoneyBackLink = ({ id }: { id: string }) => (
  <TextLink to="/admin/workers/$id" params={{ id }} hash={MONEY_ID}>
    {m.unfit_refund()}
  </TextLink>
)
