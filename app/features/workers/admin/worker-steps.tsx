import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { ListSteps } from '#app/list/list-steps.tsx'
import { trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { filterOf, type WorkersSearch } from './workers-search.ts'

/** The way back to the list, and to what is before and after in it. */
export function WorkerSteps({ id, search }: { id: string; search: WorkersSearch }) {
  const { data } = useQuery(trpc().workers.neighbours.queryOptions({ id, filter: filterOf(search) }))
  return (
    <ListSteps
      label={m.workers_title()}
      back={
        <TextLink to="/admin/workers" search={search}>
          {m.workers_all()}
        </TextLink>
      }
      renderLink={(each, icon) => (
        <Link to="/admin/workers/$id" params={{ id: each }} search={search}>
          {icon}
        </Link>
      )}
      neighbours={data}
      previous={m.worker_previous()}
      next={m.worker_next()}
    />
  )
}
