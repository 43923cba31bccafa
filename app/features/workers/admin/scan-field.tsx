import { FileField } from '@agency/ui/FileField'
import type { FieldValues } from 'react-hook-form'
import type { StaffFormOf } from '#app/editor/use-staff-form.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { FILE_MAX_BYTES } from '#server/features/workers/documents.shared.ts'
import { PDF_PAGES_MAX } from '#server/files/schema.ts'

type Props = { label: string; form: Pick<StaffFormOf<FieldValues>, 'held' | 'set' | 'watch'> }

/** The photograph or PDF of a document. */
export function ScanField({ label, form }: Props) {
  const file: unknown = form.watch('file')
  const choose = ([chosen]: File[]) => form.set('file', chosen)
  return (
    <FileField
      label={label}
      hint={m.document_file_hint({
        megabytes: formatNumber(FILE_MAX_BYTES / 1024 / 1024),
        pages: formatNumber(PDF_PAGES_MAX),
      })}
      accept="image/*,application/pdf"
      {...form.held('file')}
      preview="document"
      items={file instanceof File ? [{ id: 'file', name: file.name }] : []}
      onAdd={choose}
      onRefuse={choose} // the server says why
      onRemove={() => form.set('file', undefined)}
      labels={{
        choose: m.document_file_choose(),
        drop: m.document_file_drop(),
        remove: name => m.document_file_remove({ name }),
        progress: m.form_wait(),
      }}
    />
  )
}
