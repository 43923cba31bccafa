import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { FileField } from '@agency/ui/FileField'
import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { useRef, useState } from 'react'
import { DayField } from '#app/editor/day-field.tsx'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { documentInput } from '#server/features/workers/document-schema.ts'
import { FILE_MAX_BYTES, type Kind, kindLabels, KINDS } from '#server/features/workers/documents.shared.ts'
import { expiryDays, issuedDays } from '#server/features/workers/schema.ts'
import type { Texts } from './worker-fields.tsx'
import { workersClient } from './workers-client.ts'

type Props = { worker: string; kind: Kind | undefined; isOpen: boolean; onClose: () => void }

/** Adds a document to a file, with its dates and a photograph or PDF. */
export function DocumentDialog({ isOpen, onClose, ...props }: Props) {
  return (
    <Dialog open={isOpen} onOpenChange={onClose} title={m.document_add()} labels={{ close: m.close() }}>
      <DocumentForm key={props.kind} {...props} onSaved={onClose} />
    </Dialog>
  )
}

function DocumentForm({ worker, kind: first, onSaved }: Omit<Props, 'isOpen' | 'onClose'> & { onSaved: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<string>(first ?? '')
  const [file, setFile] = useState<File>()
  const [errors, setErrors] = useState<Texts>({})
  const { run, isPending } = useStaffAction()
  const text = (name: string) => ({ name, error: errors[name] })

  async function save() {
    const data = new FormData(form.current ?? undefined)
    data.delete('file')
    const { error } = documentInput.safeParse(Object.fromEntries(data))
    const found: Texts = {}
    for (const { path, message } of error?.issues.toReversed() ?? []) found[String(path[0])] = message
    setErrors(found)
    const [name] = Object.keys(found)
    if (name) return (form.current?.elements.namedItem(name) as HTMLElement | null)?.focus()
    data.append('worker', worker)
    if (file) data.append('file', file)
    const onFailure = ({ field, message }: { field?: string | undefined; message?: string }) => {
      if (field !== 'file' || !message) return false
      setErrors({ file: message })
      return true
    }
    if (await run(() => workersClient().documents.add.mutate(data), { done: m.document_added(), onFailure })) onSaved()
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
      <SelectField
        {...text('kind')}
        label={m.document_kind()}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
        required
      >
        <option value="">{m.apply_choose()}</option>
        {KINDS.map(each => (
          <option key={each} value={each}>
            {kindLabels[each]()}
          </option>
        ))}
      </SelectField>
      {kind === 'passport' ? (
        <p className="text-sm text-muted">{m.document_passport_note()}</p>
      ) : (
        <>
          <TextField {...text('number')} label={m.document_number()} maxLength={40} spellCheck={false} />
          <div className="grid gap-5 sm:grid-cols-2">
            <DayField {...text('issuedOn')} label={m.document_issued()} days={issuedDays} />
            <DayField {...text('expiresOn')} label={m.document_expires()} days={expiryDays} />
          </div>
        </>
      )}
      <TextField {...text('note')} label={m.worker_note()} maxLength={300} />
      <FileField
        name="file"
        label={m.document_file()}
        hint={m.document_file_hint({ megabytes: formatNumber(FILE_MAX_BYTES / 1024 / 1024) })}
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
      <Button type="submit" variant="accent" busy={isPending} className="justify-self-start">
        {m.document_save()}
      </Button>
    </form>
  )
}
