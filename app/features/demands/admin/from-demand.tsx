import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { load, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

/** The demands of which vacancies were made. */
const originsQuery = () => trpc().demands.origins.queryOptions()

export const loadPart = () => load(originsQuery())

/** Of which demand a vacancy was made; nothing for one that was made of none. */
export function Part({ id: vacancyId }: { id: string }) {
  const { data = [] } = useQuery(originsQuery())
  const demand = data.find(each => each.vacancyId === vacancyId)
  if (!demand) return null
  const { id, reference, company } = demand
  return (
    <Link to="/admin/demands/$id" params={{ id }} className={standaloneLink}>
      {m.vacancy_from_demand({ reference, company })}
    </Link>
  )
}
