import { Alert } from '@agency/ui/Alert'
import { m } from '#i18n/paraglide/messages.js'

/** Why nobody can sign up now: it is closed, or the first account needs the set-up link. */
export function SignUpClosed({ needsSetup }: { needsSetup: boolean }) {
  return <Alert variant="info" title={needsSetup ? m.setup_needed() : m.sign_up_closed()} />
}
