import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { CircleCheck, Download, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { languageOf } from '#i18n/locale.ts'
import { formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import { factLabels, FACTS, outcomeLabels } from '#server/features/workers/documents.shared.ts'
import { unfitText } from '#server/features/workers/ends.shared.ts'
import { can } from '#server/permissions.ts'
import { DocumentDialog } from './document-dialog.tsx'
import type { Worker, WorkerDocument } from './queries.ts'
import { workersClient } from './workers-client.ts'

/** One document: what it says, who compared it with the original, and its file. */
export function DocumentItem({ document, worker, me }: { document: WorkerDocument; worker: Worker; me: Me }) {
  const { id, kind, outcome, expiresOn, ends, isReplaced, unfit, note, by, checkedBy, checkedOn, file, isSealed } =
    document
  const [isEditing, setEditing] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const { act, isPending } = useStaffAction()
  const client = workersClient().documents
  const facts = factsOf(document)
  /** Nobody changes what they may not look at. */
  const isSeen = !isSealed || can(me, 'identities')
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {kindLabels[kind]()}
          {outcome === 'unfit' && <Badge variant="danger">{outcomeLabels.medical?.unfit?.()}</Badge>}
          {isReplaced ? (
            <Badge>{m.document_replaced()}</Badge>
          ) : (
            expiresOn && <Ends ends={ends} day={formatDay(expiresOn)} />
          )}
        </p>
        {facts.length > 0 && <p className="text-sm wrap-anywhere">{facts.join(' · ')}</p>}
        {unfit.length > 0 && <p className="text-sm font-semibold text-danger-strong">{unfitText(unfit)}</p>}
        {note && (
          <p lang={languageOf(note)} className="text-sm wrap-anywhere">
            {note}
          </p>
        )}
        <p className="text-sm text-muted">
          {checkedOn
            ? m.document_checked_by({ by: checkedBy, day: formatDay(checkedOn) })
            : m.document_added_by({ by })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {file && isSeen && (
          <Button asChild variant="secondary" size="sm">
            <a href={`/admin/workers/files/${id}`} download>
              <Download aria-hidden="true" />
              {m.document_save_file({ kind: file.kind.toUpperCase() })}
            </a>
          </Button>
        )}
        {isSeen ? (
          <>
            <Button variant="ghost" size="sm" onClick={() => setEditing(true)}>
              <Pencil aria-hidden="true" />
              {m.document_edit()}
            </Button>
            {!checkedOn && (
              <Button
                variant="ghost"
                size="sm"
                busy={isPending}
                onClick={() =>
                  void act(
                    () => client.check.mutate({ id, seen: document.version }),
                    m.document_checked(),
                    () => client.uncheck.mutate({ id }),
                  )
                }
              >
                <CircleCheck aria-hidden="true" />
                {m.document_check()}
              </Button>
            )}
            <Button variant="danger-quiet" size="sm" busy={isPending} onClick={() => setRemoving(true)}>
              <Trash2 aria-hidden="true" />
              {m.document_remove()}
            </Button>
          </>
        ) : (
          <p className="text-sm text-muted">{m.paper_for_others()}</p>
        )}
      </div>
      <DocumentDialog worker={worker} document={document} isOpen={isEditing} onClose={() => setEditing(false)} />
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={m.document_remove_title({ kind: kindLabels[kind]() })}
        description={m.document_remove_explained()}
        labels={{ confirm: m.document_remove(), cancel: m.cancel() }}
        busy={isPending}
        onConfirm={() =>
          void act(() => client.remove.mutate({ id }), m.document_removed()).then(() => setRemoving(false))
        }
      />
    </li>
  )
}

/** What a document says in the words of its kind, but for its last day. */
function factsOf(document: WorkerDocument): string[] {
  const labels = factLabels[document.kind]
  const plain: string[] = FACTS.flatMap(name => {
    const label = labels[name]
    const value = name === 'expiresOn' || name === 'outcome' ? '' : document[name]
    if (!label || value === '') return []
    return m.fact_of({ label: label(), value: name === 'heldOn' || name === 'issuedOn' ? formatDay(value) : value })
  })
  return [...plain, ...outcomeOf(document)]
}

function outcomeOf({ kind, outcome }: WorkerDocument): string[] {
  const label = factLabels[kind].outcome
  const value = outcome && outcome !== 'unfit' && outcomeLabels[kind]?.[outcome]?.()
  return label && value ? [m.fact_of({ label: label(), value })] : []
}

/** Until when a document holds; what ends soon, or has ended, stands out. */
function Ends({ ends, day }: { ends: WorkerDocument['ends']; day: string }) {
  if (ends === 'ended') return <Badge variant="danger">{m.worker_passport_ended({ day })}</Badge>
  if (ends === 'soon') return <Badge variant="accent">{m.worker_passport_ends({ day })}</Badge>
  return <span className="text-sm font-normal">{m.worker_passport_ends({ day })}</span>
}
