import { Field } from '@agency/ui/Field'
import { fileBox } from '#app/layouts/public/file-box.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { FILE_TYPES } from '#server/features/applications/file.shared.ts'
import { FILE_MAX_BYTES, FILES_MAX } from '#server/features/demands/file.shared.ts'
import { PDF_PAGES_MAX } from '#server/files/schema.ts'

type Props = { error: string | undefined; isPosted: boolean }

/** Photos that are too large are made smaller before they are sent. Without scripts a browser forgets files when the form comes back. */
export function DocumentsField({ error, isPosted }: Props) {
  return (
    <Field
      id="files"
      label={m.demand_files()}
      hint={m.demand_files_hint({
        max: formatNumber(FILES_MAX),
        megabytes: formatNumber(FILE_MAX_BYTES / 1024 / 1024),
        pages: formatNumber(PDF_PAGES_MAX),
      })}
      error={error}
    >
      {control => (
        <div className="grid gap-2">
          <input
            type="file"
            name="files"
            multiple
            accept={FILE_TYPES}
            data-photo-max={FILE_MAX_BYTES}
            {...control}
            className={fileBox}
          />
          {isPosted && <p className="text-sm">{m.demand_files_again()}</p>}
        </div>
      )}
    </Field>
  )
}
