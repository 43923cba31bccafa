import { Link } from '@tanstack/react-router'
import { standaloneLink } from '#app/layouts/link-style.ts'
import type { ListColumn } from '#app/list/columns.ts'
import { rememberOpened } from '#app/list/return-to-list.ts'
import { languageOf } from '#i18n/locale.ts'
import { formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { ComplaintsSearch } from './complaints-search.ts'
import { aboutLabel, placeLabel } from './labels.ts'
import type { ComplaintRow } from './queries.ts'
import { ComplaintState } from './state-badge.tsx'

const WORDS = { className: 'max-xl:hidden!' }

/** Complaints, each with a link to its page, which keeps the list for what is next. */
export const complaintColumns = (search: ComplaintsSearch): ListColumn<ComplaintRow>[] => [
  {
    id: 'complaint',
    isFixed: true,
    title: m.complaints_title(),
    cell: ({ id, name, state, excerpt, isLocked }) => (
      <>
        <Link
          to="/admin/complaints/$id"
          params={{ id }}
          search={search}
          data-edit={id}
          onClick={() => rememberOpened(id)}
          className={`${standaloneLink} ${state === 'new' ? '' : 'font-normal!'} -my-2.5`}
        >
          {name}
        </Link>
        {isLocked ? (
          <span className="block text-sm text-danger">{m.complaint_locked()}</span>
        ) : (
          <span className="line-clamp-2 text-sm" lang={languageOf(excerpt ?? '')}>
            {excerpt}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'about',
    title: m.complaint_about(),
    cell: ({ about, place }) => (
      <>
        <span className="text-sm sm:block sm:text-base">{aboutLabel(about)}</span>
        {place && (
          <span className="text-sm text-muted max-sm:before:content-['_·_'] sm:block">{placeLabel(place)}</span>
        )}
      </>
    ),
  },
  {
    id: 'day',
    title: m.complaint_day(),
    orders: { descending: 'newest' },
    cell: ({ day, state, dueOn }) => (
      <span className="text-sm">
        <time dateTime={day}>{formatDay(day)}</time>
        {state === 'new' && (
          <span className="text-muted max-sm:before:content-['_·_'] sm:block xl:ms-2 xl:inline">
            <time dateTime={dueOn}>{m.complaint_due_by({ date: formatDay(dueOn) })}</time>
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'state',
    title: m.record_state(),
    cell: ({ state, isOverdue, officer }) => (
      <>
        <ComplaintState state={state} isOverdue={isOverdue} />
        {officer && <span className="text-sm text-muted max-sm:ms-2 sm:mt-1 sm:block">{officer}</span>}
      </>
    ),
  },
  { id: 'place', isExtra: true, title: m.complaint_place(), ...WORDS, cell: ({ place }) => place && placeLabel(place) },
  { id: 'officer', isExtra: true, title: m.complaint_officer(), ...WORDS, cell: ({ officer }) => officer },
]
