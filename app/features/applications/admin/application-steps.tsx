import { useQuery } from '@tanstack/react-query'
import { ListSteps } from '#app/list/list-steps.tsx'
import { trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type ApplicationsSearch, filterOf } from './applications-search.ts'

/** The way back to the list, and to what is before and after in it. */
export function ApplicationSteps({ id, search }: { id: string; search: ApplicationsSearch }) {
  const { data } = useQuery(trpc().applications.neighbours.queryOptions({ id, filter: filterOf(search) }))
  return (
    <ListSteps
      label={m.applications_title()}
      list={{ to: '/admin/applications', search }}
      back={m.applications_all()}
      page={each => ({ to: '/admin/applications/$id', params: { id: each }, search })}
      neighbours={data}
      previous={m.application_previous()}
      next={m.application_next()}
    />
  )
}
