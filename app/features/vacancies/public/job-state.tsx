import { Badge } from '@agency/ui/Badge'
import type { LocalizedVacancy } from '#app/features/vacancies/queries.ts'
import { formatDate } from '#i18n/format.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type State = Pick<LocalizedVacancy, 'closing' | 'closesOn'>

/** Until when people can apply, or that they cannot any more. */
export function JobState({ closing, closesOn }: State) {
  if (!closesOn) return null
  if (closing) return <Badge>{m.now_closed()}</Badge>
  return <Badge variant="success">{m.job_open_until({ date: formatDate(closesOn, { dateStyle: 'long' }) })}</Badge>
}

/** Why nobody can apply any more. */
export function ClosedBecause({ closing, closesOn, closedReason }: State & Pick<LocalizedVacancy, 'closedReason'>) {
  if (closing === 'closed')
    return (
      <span lang={languageOf(closedReason.children)}>{m.job_closed_reason({ reason: closedReason.children })}</span>
    )
  return closing === 'over'
    ? m.job_closed_over({ date: formatDate(closesOn, { dateStyle: 'long' }) })
    : m.job_closed_filled()
}
