import { Button } from '@agency/ui/Button'
import { Download } from 'lucide-react'
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
          <Button asChild variant="secondary" size="sm">
            <a href={`${folder}/${id}`} download>
              <Download aria-hidden="true" />
              {m.application_file({ kind: kind.toUpperCase(), size: formatNumber(Math.ceil(bytes / BYTES_A_KB)) })}
            </a>
          </Button>
        </li>
      ))}
    </ul>
  )
}
