import { Alert } from '@agency/ui/Alert'
import { m } from '#i18n/paraglide/messages.js'

/** Instead of the form: the account waits, sign-up is closed, or the first account needs the set-up link. */
export function SignUpNotice({ about }: { about: 'waits' | 'closed' | 'setup' }) {
  if (about === 'waits')
    return (
      <Alert variant="success" title={m.sign_up_waits_title()}>
        {m.sign_up_waits_text()}
      </Alert>
    )
  return <Alert variant="info" title={about === 'setup' ? m.setup_needed() : m.sign_up_closed()} />
}
