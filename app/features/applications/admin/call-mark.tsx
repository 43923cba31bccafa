import { Badge } from '@agency/ui/Badge'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'

type Props = { callAgainSince?: string | undefined; isCallDue: boolean; isWrongNumber: boolean }

/** Whether somebody is to be called again, now or at a time, and whether the number is somebody else’s; nothing for others. */
export function CallMark({ callAgainSince, isCallDue, isWrongNumber }: Props) {
  if (isWrongNumber) return <Badge variant="danger">{m.application_wrong_number()}</Badge>
  if (!callAgainSince) return null
  if (isCallDue) return <Badge variant="accent">{m.application_call_again()}</Badge>
  const date = formatDate(callAgainSince, { dateStyle: 'medium', timeStyle: 'short' })
  return <Badge>{m.application_call_at({ date })}</Badge>
}
