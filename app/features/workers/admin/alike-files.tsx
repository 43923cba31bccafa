import { Card } from '@agency/ui/Card'
import { Users } from 'lucide-react'
import { m } from '#i18n/paraglide/messages.js'
import { FileName } from './file-name.tsx'
import type { Worker } from './queries.ts'

/** Other files that may be of the same person, or of somebody who shares the telephone or the name. */
export function AlikeFiles({ worker: { alike } }: { worker: Worker }) {
  if (alike.length === 0) return null
  return (
    <Card className="grid gap-4">
      <h2 className="flex items-center gap-2 font-sans text-lg">
        <Users aria-hidden="true" className="size-5 text-muted" />
        {m.worker_alike()}
      </h2>
      <ul className="grid gap-3 divide-y divide-line">
        {alike.map(file => (
          <li key={file.id} className="pt-3 first:pt-0">
            <FileName {...file} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
