import { gapText, kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import { Badge } from '@agency/ui/Badge'
import { m } from '#i18n/paraglide/messages.js'
import { formatDay } from './passport-ends.tsx'
import type { WorkerRow } from './queries.ts'

type Documents = Pick<WorkerRow, 'ends' | 'missing' | 'missingFor'>

/** In a list, beside the passport: which document ends first, where that is soon. */
export const EndingDocument = ({ ends }: Pick<Documents, 'ends'>) =>
  ends &&
  ends.kind !== 'passport' && (
    <Badge variant={ends.hasEnded ? 'danger' : 'accent'}>
      {kindLabels[ends.kind]()}{' '}
      {ends.hasEnded
        ? m.worker_passport_ended({ day: formatDay(ends.on) })
        : m.worker_passport_ends({ day: formatDay(ends.on) })}
    </Badge>
  )

/** Which documents are missing for the next step. */
export function MissingDocuments({ missing, missingFor }: Omit<Documents, 'ends'>) {
  if (missing.length > 0)
    return (
      <span className="text-sm text-muted">{m.documents_missing({ documents: missing.map(gapText).join(', ') })}</span>
    )
  return missingFor && <span className="text-sm">{m.documents_complete_short()}</span>
}
