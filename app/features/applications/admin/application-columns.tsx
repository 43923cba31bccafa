import { Badge } from '@agency/ui/Badge'
import type { Column } from '@agency/ui/DataTable'
import { Link } from '@tanstack/react-router'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { PhoneLine } from '#app/list/phone-line.tsx'
import { rememberOpened } from '#app/list/return-to-list.ts'
import { districtName } from '#i18n/districts.ts'
import { formatDate } from '#i18n/format.ts'
import { languageOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { sourceLabels } from '#server/features/applications/states.shared.ts'
import type { ApplicationsSearch } from './applications-search.ts'
import { ApplicationState } from './state-badge.tsx'
import type { ApplicationRow } from './queries.ts'

/** Applications, each with a link to its page, which keeps the list for what is next. */
export const applicationColumns = (search: ApplicationsSearch): Column<ApplicationRow>[] => [
  {
    title: m.application_person(),
    orders: { ascending: 'name' },
    cell: row => (
      <>
        <Link
          to="/admin/applications/$id"
          params={{ id: row.id }}
          search={search}
          data-edit={row.id}
          onClick={() => rememberOpened(row.id)}
          className={`${standaloneLink} ${row.state === 'received' ? '' : 'font-normal!'} -my-2.5`}
          lang={languageOf(row.name)}
        >
          {row.name}
        </Link>
        <PhoneLine {...row} />
        <Marks {...row} />
      </>
    ),
  },
  {
    title: m.application_job(),
    cell: ({ job, trade, years, district }) => (
      <>
        <span className="block">{job || m.application_any_job()}</span>
        <span className="block text-sm text-muted">
          {tradeName(trade)}, {m.application_years_of(plural(years))} · {districtName(district)}
        </span>
      </>
    ),
  },
  {
    title: m.enquiry_received(),
    orders: { ascending: 'oldest', descending: 'newest' },
    cell: ({ createdAt, source }) => (
      <>
        <time dateTime={createdAt} className="text-sm whitespace-nowrap">
          {formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        {source !== 'website' && (
          <span className="text-sm text-muted max-sm:before:content-['_·_'] sm:block">{sourceLabels[source]()}</span>
        )}
      </>
    ),
  },
  {
    title: m.enquiry_state(),
    cell: ({ state, stateAt }) => (
      <>
        <ApplicationState state={state} />
        <span className="text-sm text-muted max-sm:ms-2 sm:mt-1 sm:block">
          {m.application_since({ date: formatDate(stateAt, { dateStyle: 'medium' }) })}
        </span>
      </>
    ),
  },
]

/** What staff should know before they open it. */
export function Marks({
  isDuplicate,
  callAgainSince,
  eraseAt,
}: Pick<ApplicationRow, 'isDuplicate' | 'callAgainSince' | 'eraseAt'>) {
  if (!isDuplicate && !callAgainSince && !eraseAt) return null
  return (
    <span className="mt-1 flex flex-wrap gap-1.5">
      {callAgainSince && <Badge variant="accent">{m.application_call_again()}</Badge>}
      {isDuplicate && <Badge>{m.application_duplicate()}</Badge>}
      {eraseAt && <Badge variant="danger">{m.application_to_erase()}</Badge>}
    </span>
  )
}
