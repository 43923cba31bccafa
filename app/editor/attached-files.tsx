import { FileCard } from '@agency/ui/FileCard'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

const BYTES_A_KB = 1024

type Props = {
  /** Where they are saved from. */
  folder: string
  files: { id: string; kind: string; bytes: number }[]
}

/** The files that came with a record, to be saved. */
export function AttachedFiles({ folder, files }: Props) {
  if (files.length === 0) return null
  return (
    <ul className="grid gap-2 border-t border-line pt-4">
      {files.map(({ id, kind, bytes }) => (
        <li key={id}>
          <FileCard
            title={m.application_file({ kind: kind.toUpperCase(), size: formatNumber(Math.ceil(bytes / BYTES_A_KB)) })}
            href={`${folder}/${id}`}
            download
          />
        </li>
      ))}
    </ul>
  )
}
