import { m } from '#i18n/paraglide/messages.js'
import { TextLink } from './text-link.tsx'

/** To the page of staff from which somebody came. */
export const WayBack = ({ to }: { to: string }) => (
  <p className="mb-3">
    <TextLink to={to}>{m.gap_back()}</TextLink>
  </p>
)
