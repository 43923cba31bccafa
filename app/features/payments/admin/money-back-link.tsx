import { Link } from '@agency/ui/Link'
import { m } from '#i18n/paraglide/messages.js'
import { MONEY_ID } from './money-card.tsx'

/** To what somebody has paid, in their file, where it is given back. */
export const MoneyBackLink = () => <Link href={`#${MONEY_ID}`}>{m.unfit_refund()}</Link>
