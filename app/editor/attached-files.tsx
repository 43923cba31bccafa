import { Accordion } from '@agency/ui/Accordion'
import { FileCard } from '@agency/ui/FileCard'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

const BYTES_A_KB = 1024

type Props = {
  /** Where they are saved from. */
  folder: string
  /** With `text`, what a PDF said. */
  files: { id: string; kind: string; bytes: number; text?: string }[]
}

/** The files that came with a record, to be saved, and what they say, to be searched and copied. */
export function AttachedFiles({ folder, files }: Props) {
  if (files.length === 0) return null
  return (
    <ul className="grid gap-2 border-t border-line pt-4">
      {files.map(({ id, kind, bytes, text }) => (
        <li key={id}>
          <FileCard
            title={m.file_kind_size({ kind: kind.toUpperCase(), size: formatNumber(Math.ceil(bytes / BYTES_A_KB)) })}
            href={`${folder}/${id}`}
            download
          />
          {text && (
            <Accordion variant="box" title={m.file_text()} className="mt-2">
              <p className="text-sm whitespace-pre-line wrap-anywhere">{text}</p>
            </Accordion>
          )}
        </li>
      ))}
    </ul>
  )
}
