import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { FileField } from '@agency/ui/FileField'
import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { useRef, useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { queryClient } from '#app/rendering/trpc.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type Kind, kindLabels, KINDS } from '#server/features/applications/stages/gaps.shared.ts'
import { ENDED, stateLabels } from '#server/features/applications/stages/states.shared.ts'
import { documentInput } from '#server/features/workers/document-schema.ts'
import { FILE_MAX_BYTES, STAGE_KINDS } from '#server/features/workers/documents.shared.ts'
import { PDF_PAGES_MAX } from '#server/files/schema.ts'
import { DocumentFacts } from './document-facts.tsx'
import type { SentPaper, Worker, WorkerDocument } from './queries.ts'
import type { Texts } from './worker-fields.tsx'
import { workersClient } from './workers-client.ts'

/** Somebody else was there first: the page shows what they did. */
const MEANWHILE = new Set(['PRECONDITION_FAILED', 'CONFLICT', 'NOT_FOUND'])

type Props = {
  /** Missing for a paper, which knows whose it is. */
  worker?: Worker
  kind?: Kind | undefined
  /** The one whose facts are corrected; without it, one is added. */
  document?: WorkerDocument
  /** What its worker has sent: with its facts it becomes a document. */
  paper?: SentPaper | undefined
  isOpen: boolean
  onClose: () => void
}

/** Adds a document to a file, with its facts and a photograph or PDF, or corrects the facts of one, or accepts what its worker has sent. */
export function DocumentDialog({ isOpen, onClose, ...props }: Props) {
  const { document, paper } = props
  const kind = kindLabels[document?.kind ?? paper?.kind ?? 'other']()
  const title = document ? m.document_edit_title({ kind }) : paper ? m.paper_accept_title({ kind }) : m.document_add()
  return (
    <Dialog open={isOpen} onOpenChange={onClose} title={title} labels={{ close: m.close() }}>
      <DocumentForm key={document?.id ?? paper?.id ?? props.kind} {...props} onSaved={onClose} />
    </Dialog>
  )
}

type FormProps = Omit<Props, 'isOpen' | 'onClose'> & { onSaved: () => void }

function DocumentForm({ worker, kind: first, document, paper, onSaved }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<Kind | ''>(document?.kind ?? paper?.kind ?? first ?? '')
  const [file, setFile] = useState<File>()
  const [errors, setErrors] = useState<Texts>({})
  const { run, isPending } = useStaffAction()
  const applications = (worker?.applications ?? []).filter(({ state }) => state !== 'rejected' && state !== 'withdrawn')

  async function save() {
    const data = new FormData(form.current ?? undefined)
    data.delete('file')
    const { application = '', ...given } = Object.fromEntries(data)
    const { data: values, error } = documentInput.safeParse({ ...given, kind })
    const found: Texts = {}
    for (const { path, message } of error?.issues.toReversed() ?? []) found[String(path[0])] = message
    setErrors(found)
    const [name] = Object.keys(found)
    if (name || !values) return (form.current?.elements.namedItem(name ?? '') as HTMLElement | null)?.focus()
    const onFailure = ({ field, code, message }: { field?: string | undefined; code?: string; message?: string }) => {
      if (code !== undefined && MEANWHILE.has(code)) void queryClient().invalidateQueries()
      if (!field || !message) return false
      setErrors({ [field]: message })
      return true
    }
    const { kind: _, ...facts } = values
    const done = document ? m.document_edited() : m.document_added()
    const work = () => {
      if (document)
        return workersClient().documents.edit.mutate({ id: document.id, seen: document.version, values: facts })
      if (paper) return workersClient().papers.accept.mutate({ id: paper.id, ...values })
      data.append('worker', worker?.id ?? '')
      if (application === '') data.delete('application')
      if (file) data.append('file', file)
      return workersClient().documents.add.mutate(data)
    }
    if (await run(work, { done, onFailure })) onSaved()
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      {!document && (
        <SelectField
          name="kind"
          error={errors.kind}
          label={m.document_kind()}
          value={kind}
          onChange={({ target }) => setKind(target.value as Kind | '')}
          required
        >
          <option value="">{m.apply_choose()}</option>
          {KINDS.map(each => (
            <option key={each} value={each}>
              {kindLabels[each]()}
            </option>
          ))}
        </SelectField>
      )}
      {!document && kind !== '' && STAGE_KINDS.includes(kind) && applications.length > 1 && (
        <SelectField
          name="application"
          label={m.document_for()}
          defaultValue={applications.find(({ state }) => !ENDED.includes(state))?.id}
        >
          {applications.map(({ id, job, state, reference }) => (
            <option key={id} value={id}>
              {[job || m.application_any_job(), stateLabels[state](), reference].join(' · ')}
            </option>
          ))}
        </SelectField>
      )}
      {kind === 'passport' && <p className="text-sm text-muted">{m.document_passport_note()}</p>}
      {kind !== '' && <DocumentFacts key={kind} kind={kind} document={document} errors={errors} />}
      <TextField
        name="note"
        label={m.worker_note()}
        maxLength={300}
        defaultValue={document?.note}
        error={errors.note}
      />
      {!document && !paper && (
        <FileField
          name="file"
          label={m.document_file()}
          hint={m.document_file_hint({
            megabytes: formatNumber(FILE_MAX_BYTES / 1024 / 1024),
            pages: formatNumber(PDF_PAGES_MAX),
          })}
          accept="image/*,application/pdf"
          error={errors.file}
          preview="document"
          items={file ? [{ id: 'file', name: file.name }] : []}
          onAdd={([chosen]) => setFile(chosen)}
          onRemove={() => setFile(undefined)}
          labels={{
            choose: m.document_file_choose(),
            drop: m.document_file_drop(),
            remove: name => m.document_file_remove({ name }),
            progress: m.form_wait(),
          }}
        />
      )}
      <Button type="submit" variant="accent" busy={isPending} className="justify-self-start">
        {document ? m.document_edit_save() : paper ? m.paper_accept() : m.document_save()}
      </Button>
    </form>
  )
}
