import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IdCard, Plus } from 'lucide-react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { m } from '#i18n/paraglide/messages.js'
import { FileName } from './file-name.tsx'
import { fileOfApplicationQuery } from './queries.ts'
import { workersClient } from './workers-client.ts'

/** On the page of an application: the file of its person, or those that may be theirs, and the way to a new one. */
export function FileOfApplication({ id }: { id: string }) {
  const {
    data: { worker, alike },
  } = useSuspenseQuery(fileOfApplicationQuery(id))
  const { act, isPending } = useStaffAction()
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="flex items-center gap-2 font-sans text-lg">
        <IdCard aria-hidden="true" className="size-5 text-muted" />
        {m.worker_file()}
      </h2>
      {worker && <FileName {...worker} />}
      {alike.length > 0 && (
        <>
          <p className="text-sm text-muted">{m.worker_may_be()}</p>
          <ul className="divide-y divide-line">
            {alike.map(file => (
              <li key={file.id} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
                <FileName {...file} />
                <Button
                  variant="secondary"
                  size="sm"
                  busy={isPending}
                  onClick={() =>
                    void act(
                      () => workersClient().link.mutate({ application: id, worker: file.id }),
                      m.worker_linked({ name: file.name }),
                      () => workersClient().unlink.mutate({ id }),
                    )
                  }
                >
                  {m.worker_link()}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {!worker && (
        <Button asChild variant="secondary" size="sm" className="justify-self-start">
          <Link to="/admin/workers/add" search={{ application: id }}>
            <Plus aria-hidden="true" />
            {m.worker_make()}
          </Link>
        </Button>
      )}
    </Card>
  )
}
