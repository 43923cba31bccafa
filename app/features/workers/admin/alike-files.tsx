import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { m } from '#i18n/paraglide/messages.js'
import { FileName } from './file-name.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import type { Worker } from './queries.ts'
import { workersClient } from './workers-client.ts'

type File = Worker['alike'][number]

/** Other files that may be of the same person, to merge into this one, and those that were. */
export function AlikeFiles({ worker }: { worker: Worker }) {
  const { id, alike, merged, unused } = worker
  const [merging, setMerging] = useState<File>()
  const { act, isPending } = useStaffAction()
  const client = workersClient()
  const separate = (file: File) => () => client.separate.mutate({ id: file.id })
  const merge = (file: File) => () => client.merge.mutate({ id: file.id, into: id })
  if (alike.length === 0 && merged.length === 0) return null
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="flex items-center gap-2 font-sans text-lg">
        <Users aria-hidden="true" className="size-5 text-muted" />
        {m.worker_alike()}
      </h2>
      <ul className="divide-y divide-line">
        {alike.map(file => (
          <li key={file.id} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
            <FileName {...file} />
            <Button variant="secondary" size="sm" busy={isPending} onClick={() => setMerging(file)}>
              {m.worker_merge()}
            </Button>
          </li>
        ))}
        {merged.map(file => (
          <li key={file.id} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
            <span className="grid min-w-0 gap-1">
              <span className="text-sm text-muted">{m.worker_merged_one()}</span>
              <FileName {...file} />
            </span>
            <Button
              variant="ghost"
              size="sm"
              busy={isPending}
              onClick={() => void act(separate(file), m.worker_separated(), merge(file))}
            >
              {m.worker_separate()}
            </Button>
          </li>
        ))}
      </ul>
      {unused.map(({ reference, facts }) => (
        <p key={reference} className="text-sm text-muted">
          {m.worker_merge_unused({ reference, facts: facts.join(', ') })}
        </p>
      ))}
      {merging && (
        <MergeDialog worker={worker} file={merging} undo={separate(merging)} onClose={() => setMerging(undefined)} />
      )}
    </Card>
  )
}
