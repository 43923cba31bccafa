import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { load, trpc } from '#app/rendering/trpc.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { stateLabels, STATES } from '#server/features/applications/stages/states.shared.ts'

const stagesQuery = () => trpc().applications.stages.queryOptions()

export const loadPart = () => load(stagesQuery())

/** In the list of vacancies: how many applicants there are, and where there is room in each stage; a link to all. */
export function Part({ id }: { id: string }) {
  const { data } = useQuery(stagesQuery())
  const stages = data?.[id] ?? {}
  const there = STATES.filter(state => stages[state])
  if (there.length === 0) return <span className="text-muted">{m.vacancy_no_applicants()}</span>
  const all = there.reduce((sum, state) => sum + stages[state]!, 0)
  const words = there.map(state => `${stateLabels[state]()}\u00A0${formatNumber(stages[state]!)}`).join(' · ')
  return (
    <Link to="/admin/applications" search={{ vacancy: id }} title={words} className={standaloneLink}>
      <span>
        {formatNumber(all)}
        <span className="xl:max-[88rem]:hidden">: {words}</span>
      </span>
    </Link>
  )
}
