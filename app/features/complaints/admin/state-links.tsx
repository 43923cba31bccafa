import { StateTabs } from '#app/list/state-tabs.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { type State, STATE_FILTERS, STATES, TODO } from '#server/features/complaints/states.shared.ts'
import type { ComplaintsSearch } from './complaints-search.ts'
import { filterLabels } from './labels.ts'

type Counts = Partial<Record<State, number>>
type Props = { search: ComplaintsSearch; counts: Counts | undefined }

export function StateLinks({ search, counts = {} }: Props) {
  const tabs = [undefined, ...STATE_FILTERS].map(state => ({
    state,
    label: state ? filterLabels[state]() : m.list_all(),
    count: countOf(state, counts),
    link: { to: '/admin/complaints', search: { ...search, state, page: undefined } } as const,
  }))
  return <StateTabs tabs={tabs} current={search.state} />
}

function countOf(filter: (typeof STATE_FILTERS)[number] | undefined, counts: Counts) {
  const states: readonly State[] = !filter ? STATES : filter === 'todo' ? TODO : [filter]
  return states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
}
