import { Button } from '@agency/ui/Button'
import { Link } from '@tanstack/react-router'
import { m } from '#i18n/paraglide/messages.js'
import { AccountFrame } from './account-form.tsx'

type Kind = 'reset' | 'link' | 'invitation'

/** What stands where a mailed link no longer works. */
export function DeadLink({ kind }: { kind: Kind }) {
  const { text, to, action } = {
    reset: { text: m.ticket_reset_dead(), to: '/forgot-password', action: m.link_again() } as const,
    link: { text: m.ticket_link_dead(), to: '/sign-in-link', action: m.link_again() } as const,
    invitation: { text: m.ticket_invitation_dead(), to: '/login', action: m.forgot_back() } as const,
  }[kind]
  return (
    <AccountFrame title={m.dead_title()}>
      <p>{text}</p>
      <Button asChild variant="accent">
        <Link to={to}>{action}</Link>
      </Button>
    </AccountFrame>
  )
}
