import { StateTabs } from '#app/list/state-tabs.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { ENDED, type State, stateLabels, STATES } from '#server/features/applications/stages/states.shared.ts'
import type { ApplicationsSearch } from './applications-search.ts'

type Props = { search: ApplicationsSearch; counts: Partial<Record<State, number>> | undefined }

export function StateLinks({ search, counts = {} }: Props) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const ended = ENDED.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
  const tabs = ([undefined, 'open', ...STATES] as const).map(state => ({
    state,
    label: state === 'open' ? m.state_open() : state ? stateLabels[state]() : m.list_all(),
    count: state === 'open' ? all - ended : state ? (counts[state] ?? 0) : all,
    link: { to: '/admin/applications', search: { ...search, state, page: undefined } } as const,
  }))
  return <StateTabs tabs={tabs} current={search.state} />
}
