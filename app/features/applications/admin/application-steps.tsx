import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
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
      back={
        <TextLink to="/admin/applications" search={search}>
          {m.applications_all()}
        </TextLink>
      }
      renderLink={(each, icon) => (
        <Link to="/admin/applications/$id" params={{ id: each }} search={search}>
          {icon}
        </Link>
      )}
      neighbours={data}
      previous={m.application_previous()}
      next={m.application_next()}
    />
  )
}
