import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type Gap, gapText, type Kind } from '#server/features/applications/stages/gaps.shared.ts'
import { stateLabels } from '#server/features/applications/stages/states.shared.ts'
import { DocumentDialog } from './document-dialog.tsx'
import { DocumentItem } from './document-item.tsx'
import { EndingDocument } from './missing-documents.tsx'
import { PassportSaid } from './passport-said.tsx'
import type { Worker, WorkerDocument } from './queries.ts'

type Props = {
  worker: Worker
  me: Me
  /** Somebody has come to add one of this kind. */
  added?: Kind | undefined
}

/** The documents of a worker, the newest first, and what is missing for the next step. */
export function DocumentsCard({ worker, me, added }: Props) {
  const gap = worker.missing.find(({ kind }) => kind === added)
  const [adding, setAdding] = useState<{ kind?: Kind; document?: WorkerDocument } | undefined>(
    added && (gap ? remedyOf(gap, worker.documents) : { kind: added }),
  )
  const { documents, missing, missingFor } = worker
  /** What holds up the next stage is told there. */
  const ends = missing.some(({ kind }) => kind === worker.ends?.kind) ? undefined : worker.ends
  return (
    <Card className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="font-sans text-lg">{m.documents_title()}</h2>
        <Button variant="secondary" size="sm" onClick={() => setAdding({})}>
          <Plus aria-hidden="true" />
          {m.document_add()}
        </Button>
      </div>
      {missingFor &&
        (missing.length > 0 ? (
          <div className="grid gap-2">
            <p className="text-sm text-muted">{m.documents_missing_after({ state: stateLabels[missingFor]() })}</p>
            <ul className="flex flex-wrap gap-2">
              {missing.map(gap => (
                <li key={gap.kind}>
                  <Button variant="ghost" size="sm" onClick={() => setAdding(remedyOf(gap, documents))}>
                    <Plus aria-hidden="true" />
                    {gapText(gap)}
                  </Button>
                </li>
              ))}
            </ul>
            {missing.some(({ kind }) => kind === 'passport') && <PassportSaid worker={worker} isNamed />}
          </div>
        ) : (
          <p>
            <Badge variant="success">{m.documents_complete({ state: stateLabels[missingFor]() })}</Badge>
          </p>
        ))}
      {ends && (
        <p>
          <EndingDocument ends={ends} />
        </p>
      )}
      {documents.length === 0 && <p className="text-muted">{m.documents_none()}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {documents.map(document => (
          <DocumentItem key={document.id} document={document} worker={worker} me={me} />
        ))}
      </ul>
      <DocumentDialog worker={worker} {...adding} isOpen={adding !== undefined} onClose={() => setAdding(undefined)} />
    </Card>
  )
}

/** What fills a gap: the facts that a document lacks, or a new document. */
export function remedyOf({ kind, why }: Gap, documents: WorkerDocument[]) {
  const document = documents.find(each => each.kind === kind && !each.isReplaced)
  return why === 'incomplete' && document ? { document } : { kind }
}
