import { Badge } from '@agency/ui/Badge'
import { formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { WorkerRow } from './queries.ts'

/** Until when a passport is valid; what ends soon, or has ended, stands out. In a list it stands under a heading that says passport. */
export function PassportEnds({
  passportState,
  passportExpiresOn,
  isInList = false,
}: Pick<WorkerRow, 'passportState' | 'passportExpiresOn'> & { isInList?: boolean }) {
  if (passportState === 'none')
    return <span className="text-sm text-muted">{isInList ? m.worker_passport_not_yet() : m.worker_no_passport()}</span>
  if (passportState === 'no-day') return <span className="text-sm text-muted">{m.worker_passport_no_day()}</span>
  const day = formatDay(passportExpiresOn)
  if (passportState === 'ended') return <Badge variant="danger">{m.worker_passport_ended({ day })}</Badge>
  const text = m.worker_passport_ends({ day })
  return passportState === 'soon' ? (
    <Badge variant="accent">{text}</Badge>
  ) : (
    <span className="text-sm whitespace-nowrap">{text}</span>
  )
}
