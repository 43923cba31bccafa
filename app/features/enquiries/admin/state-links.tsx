import { StateTabs } from '#app/list/state-tabs.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { STATE_FILTERS, type State, stateLabels } from '#server/features/enquiries/states.shared.ts'
import type { EnquiriesSearch } from './enquiries-search.ts'

type Props = { search: EnquiriesSearch; counts: Partial<Record<State, number>> | undefined }

export function StateLinks({ search, counts = {} }: Props) {
  const tabs = [undefined, ...STATE_FILTERS].map(state => ({
    state,
    label: state ? stateLabels[state]() : m.list_all(),
    count: countOf(state, counts),
    link: { to: '/admin/enquiries', search: { ...search, state, page: undefined } } as const,
  }))
  return <StateTabs tabs={tabs} current={search.state} />
}

/** Only its own list has the count of spam. */
function countOf(state: State | 'todo' | undefined, { spam = 0, ...counts }: Partial<Record<State, number>>) {
  const { new: unread = 0, open = 0 } = counts
  if (!state) return Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (state === 'spam') return spam
  return state === 'todo' ? unread + open : (counts[state] ?? 0)
}
