import { Field } from '@agency/ui/Field'
import { TextArea } from '@agency/ui/TextArea'
import type { ComponentProps } from 'react'
import { fileBox } from '#app/layouts/public/file-box.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { FILE_MAX_BYTES, FILE_TYPES, FILES_MAX } from '#server/features/complaints/limits.shared.ts'
import { PDF_PAGES_MAX } from '#server/files/schema.ts'

const MEGABYTE = 1024 * 1024

/** As long as somebody needs: browsers would silently cut off what is longer than a `maxLength`, so there is none. */
export function TextOf(props: ComponentProps<typeof TextArea>) {
  return <TextArea id="text" name="text" rows={8} autoComplete="off" spellCheck={false} {...props} />
}

type Props = { error: string | undefined; isPosted: boolean }

/**
 * Files for a message; photos that are too large are made smaller before they are sent. Without scripts a browser
 * forgets them when the form comes back.
 */
export function FilesOf({ error, isPosted }: Props) {
  const limits = {
    max: formatNumber(FILES_MAX),
    megabytes: formatNumber(FILE_MAX_BYTES / MEGABYTE),
    pages: formatNumber(PDF_PAGES_MAX),
  }
  return (
    <Field id="files" label={m.complaint_files()} hint={m.complaint_files_hint(limits)} error={error}>
      {control => (
        <>
          <input
            type="file"
            name="files"
            multiple
            accept={FILE_TYPES}
            data-photo-max={FILE_MAX_BYTES}
            {...control}
            className={fileBox}
          />
          {isPosted && <p className="text-sm">{m.apply_file_again()}</p>}
        </>
      )}
    </Field>
  )
}
