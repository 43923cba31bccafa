import { Badge } from '@agency/ui/Badge'
import { Link } from '@tanstack/react-router'
import { AssigneeName, NextTask, OverdueBadge, WorkLine } from '#app/features/work/admin/work-cells.tsx'
import { nameLink } from '#app/list/name-link.ts'
import type { ListColumn } from '#app/list/columns.ts'
import { PhoneLine } from '#app/list/phone-line.tsx'
import { ShortDay } from '#app/list/short-day.tsx'
import { rememberOpened } from '#app/list/return-to-list.ts'
import { countryName } from '#i18n/countries.ts'
import { districtName } from '#i18n/districts.ts'
import { formatDate } from '#i18n/format.ts'
import { formatNumber, languageOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { registeredLabels, sourceLabels } from '#server/features/applications/stages/states.shared.ts'
import { passportText, tradeAndYears } from '#server/features/applications/unsaid.shared.ts'
import type { ApplicationsSearch } from './applications-search.ts'
import { CallMark } from './call-mark.tsx'
import { callLabels } from './labels.ts'
import { ApplicationState } from './state-badge.tsx'
import type { ApplicationRow } from './queries.ts'

/** Shown on a desk. */
const DESK = { className: 'max-xl:hidden!' }

/**
 * Applications, each with a link to its page, which keeps the list for what is next. On a desk a row is one line of the
 * columns that decide.
 */
export const applicationColumns = (search: ApplicationsSearch): ListColumn<ApplicationRow>[] => [
  {
    id: 'name',
    isFixed: true,
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
          className={`${nameLink(row.name)} ${row.state === 'received' ? '' : 'font-normal!'}`}
          lang={languageOf(row.name)}
        >
          {row.name}
        </Link>
        <span data-narrow>
          <PhoneLine {...row} />
          <span className="block">{row.job || m.application_any_job()}</span>
          <span className="block text-sm text-muted">
            {tradeAndYears(row)} · {districtName(row.district) || m.not_known()} · <ShortDay at={row.createdAt} />
          </span>
        </span>
        <WorkLine {...row} />
        <Marks {...row} />
      </>
    ),
  },
  {
    id: 'phone',
    title: m.apply_phone(),
    className: 'max-xl:hidden!',
    cell: row => <PhoneLine {...row} />,
  },
  {
    id: 'job',
    title: m.application_job(),
    takesRest: true,
    ...DESK,
    cell: ({ job, trade }) => job || m.application_status_any({ trade: tradeName(trade) }),
  },
  { id: 'trade', isExtra: true, title: m.application_trade(), ...DESK, cell: ({ trade }) => tradeName(trade) },
  {
    id: 'country',
    isExtra: true,
    title: m.demand_country(),
    ...DESK,
    cell: ({ country }) => country && countryName(country),
  },
  {
    id: 'state',
    title: m.record_state(),
    cell: ({ state, stateAt }) => (
      <>
        <ApplicationState state={state} />
        <span data-narrow className="text-sm text-muted max-sm:ms-2 sm:mt-1 sm:block">
          {m.application_since({ date: formatDate(stateAt, { dateStyle: 'medium' }) })}
        </span>
      </>
    ),
  },
  {
    id: 'since',
    title: m.application_stage_since(),
    orders: { ascending: 'waiting' },
    className: 'max-xl:hidden!',
    cell: ({ stateAt }) => <ShortDay at={stateAt} />,
  },
  {
    id: 'passport',
    title: m.application_passport(),
    className: 'max-[88rem]:hidden!',
    cell: ({ hasPassport, isPassportInFile, unsaid }) => passportText(hasPassport || isPassportInFile, unsaid),
  },
  {
    id: 'registered',
    isExtra: true,
    title: m.application_registered_short(),
    ...DESK,
    cell: ({ registered }) => registeredLabels[registered]?.(),
  },
  {
    id: 'files',
    isExtra: true,
    title: m.application_file_count(),
    className: 'max-[88rem]:hidden!',
    cell: ({ files }) => files > 0 && formatNumber(files),
  },
  {
    id: 'test',
    title: m.interview_result(),
    className: 'max-xl:hidden! xl:max-w-36',
    cell: ({ testResult }) => testResult,
  },
  {
    id: 'interview',
    title: m.trade_interview(),
    className: 'max-xl:hidden!',
    cell: ({ interviewAt }) => interviewAt && <ShortDay at={interviewAt} />,
  },
  {
    id: 'call',
    title: m.application_last_call(),
    className: 'max-[88rem]:hidden!',
    cell: ({ lastCall }) =>
      lastCall && (
        <>
          <ShortDay at={lastCall.at} />
          {lastCall.outcome && <span>{callLabels[lastCall.outcome]()}</span>}
        </>
      ),
  },
  {
    id: 'attempts',
    isExtra: true,
    title: m.application_attempts(),
    ...DESK,
    cell: ({ attempts }) => attempts > 0 && formatNumber(attempts),
  },
  {
    id: 'assignee',
    title: m.enquiry_assignee(),
    className: 'max-[88rem]:hidden!',
    cell: row => row.assignee && <AssigneeName {...row} />,
  },
  { id: 'task', isExtra: true, title: m.todo_next(), ...DESK, cell: ({ task }) => <NextTask task={task} /> },
  {
    id: 'received',
    isExtra: true,
    title: m.state_received(),
    orders: { ascending: 'oldest', descending: 'newest' },
    ...DESK,
    cell: ({ createdAt }) => <ShortDay at={createdAt} />,
  },
  {
    id: 'district',
    isExtra: true,
    title: m.application_district(),
    ...DESK,
    cell: ({ district }) => districtName(district) || m.not_known(),
  },
  {
    id: 'source',
    isExtra: true,
    title: m.application_source(),
    ...DESK,
    cell: ({ source }) => sourceLabels[source](),
  },
]

/** What staff should know before they open it. */
export function Marks({
  isDuplicate,
  eraseAt,
  task,
  unsaid,
  ...call
}: Pick<ApplicationRow, 'isDuplicate' | 'unsaid' | 'callAgainSince' | 'isCallDue' | 'isWrongNumber' | 'eraseAt'> &
  Partial<Pick<ApplicationRow, 'task'>>) {
  if (!isDuplicate && !call.callAgainSince && !call.isWrongNumber && !eraseAt && !task && unsaid.length === 0)
    return null
  return (
    <span className="mt-1 flex flex-wrap gap-1.5 xl:mt-0">
      <OverdueBadge task={task} />
      <CallMark {...call} />
      {isDuplicate && <Badge>{m.application_duplicate()}</Badge>}
      {unsaid.length > 0 && <Badge variant="warning">{m.application_unsaid_mark(plural(unsaid.length))}</Badge>}
      {eraseAt && <Badge variant="danger">{m.application_to_erase()}</Badge>}
    </span>
  )
}
