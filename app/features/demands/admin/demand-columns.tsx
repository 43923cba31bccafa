import { Badge } from '@agency/ui/Badge'
import { Link } from '@tanstack/react-router'
import { AssigneeName, NextTask, OverdueBadge, WorkLine } from '#app/features/work/admin/work-cells.tsx'
import { standaloneLink } from '#app/layouts/link-style.ts'
import type { ListColumn } from '#app/list/columns.ts'
import { rememberOpened } from '#app/list/return-to-list.ts'
import type { Outputs } from '#app/rendering/trpc.ts'
import { countryName } from '#i18n/countries.ts'
import { formatDate } from '#i18n/format.ts'
import { formatNumber, languageOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import type { DemandsSearch } from './demands-search.ts'
import { DemandState } from './state-badge.tsx'

export type DemandRow = Outputs['demands']['list']['rows'][number]

const WORDS = { className: 'max-xl:hidden!' }

/** Demands, each with a link to its page, which keeps the list for what is next. */
export const demandColumns = (search: DemandsSearch): ListColumn<DemandRow>[] => [
  {
    id: 'company',
    isFixed: true,
    title: m.demand_company(),
    cell: ({ id, company, contact, reference, state, eraseAt, ...work }) => (
      <>
        <Link
          to="/admin/demands/$id"
          params={{ id }}
          search={search}
          data-edit={id}
          onClick={() => rememberOpened(id)}
          className={`${standaloneLink} ${state === 'received' ? '' : 'font-normal!'} -my-2.5`}
          lang={languageOf(company)}
        >
          {company}
        </Link>
        <span className="block text-sm text-muted">
          <span data-narrow className="whitespace-nowrap">
            {reference} ·{' '}
          </span>
          <span lang={languageOf(contact)}>{contact}</span>
        </span>
        <WorkLine {...work} />
        <OverdueBadge {...work} />
        {eraseAt && <Badge variant="danger">{m.application_to_erase()}</Badge>}
      </>
    ),
  },
  {
    id: 'reference',
    title: m.record_reference(),
    className: 'max-[88rem]:hidden!',
    cell: ({ reference }) => reference,
  },
  {
    id: 'workers',
    title: m.demand_workers(),
    takesRest: true,
    cell: ({ workers, trades, country }) => (
      <>
        <span className="block">
          {m.demand_workers_count(plural(workers))} · {countryName(country)}
        </span>
        <span className="line-clamp-2 text-sm text-muted">{trades.map(trade => tradeName(trade)).join(', ')}</span>
      </>
    ),
  },
  {
    id: 'posts',
    title: m.figure_posts_left(),
    className: 'max-xl:hidden!',
    cell: ({ postsLeft }) => postsLeft !== null && formatNumber(postsLeft),
  },
  {
    id: 'received',
    title: m.state_received(),
    orders: { ascending: 'oldest', descending: 'newest' },
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="text-sm whitespace-nowrap">
        {formatDate(createdAt, { dateStyle: 'medium' })}
      </time>
    ),
  },
  {
    id: 'state',
    title: m.record_state(),
    cell: ({ state, stateAt }) => (
      <>
        <DemandState state={state} />
        <span className="text-sm text-muted max-sm:ms-2 sm:mt-1 sm:block">
          {m.application_since({ date: formatDate(stateAt, { dateStyle: 'medium' }) })}
        </span>
      </>
    ),
  },
  {
    id: 'assignee',
    title: m.enquiry_assignee(),
    className: 'max-xl:hidden!',
    cell: row => <AssigneeName {...row} />,
  },
  { id: 'task', isExtra: true, title: m.todo_next(), ...WORDS, cell: ({ task }) => <NextTask task={task} /> },
  {
    id: 'contact',
    isExtra: true,
    title: m.demand_contact(),
    ...WORDS,
    cell: ({ contact }) => <span lang={languageOf(contact)}>{contact}</span>,
  },
  { id: 'country', isExtra: true, title: m.demand_country(), ...WORDS, cell: ({ country }) => countryName(country) },
  {
    id: 'trades',
    isExtra: true,
    title: m.application_trade(),
    ...WORDS,
    cell: ({ trades }) => trades.map(trade => tradeName(trade)).join(', '),
  },
]
