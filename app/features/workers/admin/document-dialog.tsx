import { Button } from '@agency/ui/Button'
import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { FormDialog } from '#app/editor/form-dialog.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useSendOnce, wordsOf } from '#app/editor/use-send-once.ts'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type Gap, type Kind, kindLabels, KINDS } from '#server/features/applications/stages/gaps.shared.ts'
import { ENDED, stateLabels } from '#server/features/applications/stages/states.shared.ts'
import { type TypedDocument, typedDocument } from '#server/features/workers/document-schema.ts'
import { FACTS, STAGE_KINDS } from '#server/features/workers/documents.shared.ts'
import { unfitText } from '#server/features/workers/ends.shared.ts'
import { DocumentFacts } from './document-facts.tsx'
import type { SentPaper, Worker, WorkerDocument } from './queries.ts'
import { ScanField } from './scan-field.tsx'
import { workersClient } from './workers-client.ts'

type Props = {
  /** Missing for a paper, which knows whose it is. */
  worker?: Worker
  /** For which of their applications it is proposed. */
  application?: string
  kind?: Kind | undefined
  /** The one whose facts are corrected; without it, one is added. */
  document?: WorkerDocument
  /** What its worker has sent: with its facts it becomes a document. */
  paper?: SentPaper | undefined
  /** Whether the title says whose it is: on pages of several people. */
  isNamed?: boolean
  isOpen: boolean
  onClose: () => void
}

/** Adds a document to a file, with its facts and a photograph or PDF, or corrects the facts of one, or accepts what its worker has sent. */
export function DocumentDialog({ isOpen, isNamed, onClose, ...props }: Props) {
  const { document, paper, worker } = props
  const kind = kindLabels[document?.kind ?? paper?.kind ?? 'other']()
  const title = document ? m.document_edit_title({ kind }) : paper ? m.paper_accept_title({ kind }) : m.document_add()
  const whose = isNamed && worker ? m.fact_of({ label: title, value: worker.name }) : title
  return (
    <FormDialog open={isOpen} onClose={onClose} title={whose}>
      <DocumentForm key={document?.id ?? paper?.id ?? props.kind} {...props} onSaved={onClose} />
    </FormDialog>
  )
}

type FormProps = Omit<Props, 'isOpen' | 'isNamed' | 'onClose'> & { onSaved: () => void }

function DocumentForm({ worker, application: of, kind: first, document, paper, onSaved }: FormProps) {
  const once = useSendOnce()
  const applications = (worker?.applications ?? []).filter(({ state }) => state !== 'rejected' && state !== 'withdrawn')
  const form = useStaffForm({
    schema: typedDocument,
    values: {
      ...(Object.fromEntries(FACTS.map(fact => [fact, document?.[fact] ?? ''])) as Record<(typeof FACTS)[number], ''>),
      kind: document?.kind ?? paper?.kind ?? first ?? '',
      note: document?.note ?? '',
      application:
        (applications.find(({ id }) => id === of) ?? applications.find(({ state }) => !ENDED.includes(state)))?.id ??
        applications[0]?.id ??
        '',
      file: undefined,
    },
    send,
    done: ({ unfit }) =>
      [document ? m.document_edited() : m.document_added(), unfitText(unfit)].filter(Boolean).join(' '),
    onSaved,
  })
  const kind = form.watch('kind')
  const isUnfit = form.watch('outcome') === 'unfit'
  const facts = isUnfit ? FACTS.filter(fact => fact !== 'expiresOn') : FACTS
  const hasChoice = !document && STAGE_KINDS.some(each => each === kind) && applications.length > 1

  async function send({ application, file: chosen, ...values }: TypedDocument): Promise<{ unfit: Gap[] }> {
    const { kind: _, ...facts } = values
    if (document)
      return workersClient().documents.edit.mutate({ id: document.id, seen: document.version, values: facts })
    if (paper) {
      await workersClient().papers.accept.mutate({ id: paper.id, ...values })
      return { unfit: [] }
    }
    const data = new FormData()
    for (const [name, value] of Object.entries(values)) data.append(name, value)
    data.append('worker', worker?.id ?? '')
    if (hasChoice) data.append('application', application)
    if (chosen) data.append('file', chosen)
    return once(wordsOf(data), sendKey => {
      data.set('sendKey', sendKey)
      return workersClient().documents.add.mutate(data)
    })
  }

  return (
    <StaffForm
      form={form}
      className="grid gap-5"
      actions={
        <Button type="submit" variant="accent" busy={form.isBusy} className="justify-self-start">
          {document ? m.document_edit_save() : paper ? m.paper_accept() : m.document_save()}
        </Button>
      }
    >
      {!document && (
        <SelectField label={m.document_kind()} required {...form.field('kind')}>
          <option value="">{m.apply_choose()}</option>
          {KINDS.map(each => (
            <option key={each} value={each}>
              {kindLabels[each]()}
            </option>
          ))}
        </SelectField>
      )}
      {hasChoice && (
        <SelectField label={m.document_for()} {...form.field('application')}>
          {applications.map(({ id, job, state, reference }) => (
            <option key={id} value={id}>
              {[job || m.application_any_job(), stateLabels[state](), reference].join(' · ')}
            </option>
          ))}
        </SelectField>
      )}
      {kind === 'passport' && <p className="text-sm text-muted">{m.document_passport_note()}</p>}
      {kind && <DocumentFacts key={kind} kind={kind} facts={facts} form={form} />}
      <TextField label={m.worker_note()} maxLength={300} {...form.field('note')} />
      {!document && !paper && <ScanField label={m.document_file()} form={form} />}
    </StaffForm>
  )
}
