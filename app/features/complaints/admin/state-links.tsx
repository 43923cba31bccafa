import { Link } from '@tanstack/react-router'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type State, STATE_FILTERS, STATES, TODO } from '#server/features/complaints/states.shared.ts'
import type { ComplaintsSearch } from './complaints-search.ts'
import { filterLabels } from './labels.ts'

type Counts = Partial<Record<State, number>>
type Props = { search: ComplaintsSearch; counts: Counts | undefined }

/** The states of complaints with how many there are, each a link to the list of them. */
export function StateLinks({ search, counts = {} }: Props) {
  return (
    <nav aria-label={m.enquiry_state()} className="-mx-1 mb-5 overflow-x-auto px-1">
      <ul className="flex w-max gap-1 border-b border-line">
        {[undefined, ...STATE_FILTERS].map(state => (
          <li key={state ?? 'all'}>
            <Link
              to="/admin/complaints"
              search={{ ...search, state, page: undefined }}
              activeOptions={{ exact: true }}
              aria-current={search.state === state ? 'page' : undefined}
              resetScroll={false}
              className="-mb-px flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-brand-strong"
            >
              {state ? filterLabels[state]() : m.list_all()}
              <span className="font-normal tabular-nums">{formatNumber(countOf(state, counts))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function countOf(filter: ComplaintsSearch['state'], counts: Counts) {
  const states: readonly State[] = !filter ? STATES : filter === 'todo' ? TODO : [filter]
  return states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
}
