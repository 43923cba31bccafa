import { Badge } from '@agency/ui/Badge'
import { shortDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { gapText, kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import { endText, isAskedLonger } from '#server/features/workers/ends.shared.ts'
import type { WorkerRow } from './queries.ts'

type Documents = Pick<WorkerRow, 'ends' | 'missing' | 'missingFor'>

/**
 * What serves no longer first, where that is soon, and why: in a list in a few words, beside a column that says the last
 * day of the passport.
 */
export const EndingDocument = ({ ends, isInList = false }: Pick<Documents, 'ends'> & { isInList?: boolean }) =>
  ends &&
  (!isInList || ends.kind !== 'passport' || isAskedLonger(ends)) && (
    <Badge variant={ends.isOver ? 'danger' : 'accent'}>
      {m.fact_of({ label: kindLabels[ends.kind](), value: isInList ? briefText(ends) : endText(ends) })}
    </Badge>
  )

type Ends = NonNullable<Documents['ends']>

function briefText(ends: Ends): string {
  if (ends.hasEnded || ends.contractEndsOn || !isAskedLonger(ends)) return endText({ ...ends, contractEndsOn: '' })
  return ends.isOver ? m.gap_short() : m.end_entry({ day: shortDay(ends.on) })
}

/** Which documents are missing for the next step. */
export function MissingDocuments({ missing, missingFor }: Omit<Documents, 'ends'>) {
  if (missing.length > 0)
    return (
      <span className="text-sm text-muted">{m.documents_missing({ documents: missing.map(gapText).join(', ') })}</span>
    )
  return missingFor && <span className="text-sm">{m.documents_complete_short()}</span>
}
