import { Badge } from '@agency/ui/Badge'
import { m } from '#i18n/paraglide/messages.js'
import { gapText, kindLabels } from '#server/features/workers/documents.shared.ts'
import { formatDay } from './passport-ends.tsx'
import type { WorkerRow } from './queries.ts'

/** In a list, beside the passport: which document ends first, where that is soon, and which are missing for the next step. */
export function MissingDocuments({ ends, missing, missingFor }: Pick<WorkerRow, 'ends' | 'missing' | 'missingFor'>) {
  return (
    <span className="grid gap-1 justify-items-start">
      {ends && ends.kind !== 'passport' && (
        <Badge variant={ends.hasEnded ? 'danger' : 'accent'}>
          {kindLabels[ends.kind]()}{' '}
          {ends.hasEnded
            ? m.worker_passport_ended({ day: formatDay(ends.on) })
            : m.worker_passport_ends({ day: formatDay(ends.on) })}
        </Badge>
      )}
      {missing.length > 0 && (
        <span className="text-sm text-muted">
          {m.documents_missing({ documents: missing.map(gapText).join(', ') })}
        </span>
      )}
      {missingFor && missing.length === 0 && <span className="text-sm">{m.documents_complete_short()}</span>}
    </span>
  )
}
