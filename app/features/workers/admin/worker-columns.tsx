import { Badge } from '@agency/ui/Badge'
import { Link } from '@tanstack/react-router'
import { ApplicationState } from '#app/features/applications/admin/state-badge.tsx'
import { nameLink } from '#app/list/name-link.ts'
import type { ListColumn } from '#app/list/columns.ts'
import { PhoneLine, PhoneLink } from '#app/list/phone-line.tsx'
import { rememberOpened } from '#app/list/return-to-list.ts'
import { ShortDay } from '#app/list/short-day.tsx'
import { districtName } from '#i18n/districts.ts'
import { languageOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { EndingDocument, MissingDocuments } from './missing-documents.tsx'
import { PassportEnds } from './passport-ends.tsx'
import type { WorkerRow } from './queries.ts'
import type { WorkersSearch } from './workers-search.ts'

/** Files of workers, each with a link to its page, which keeps the list for what is next. */
export const workerColumns = (search: WorkersSearch): ListColumn<WorkerRow>[] => [
  {
    id: 'name',
    isFixed: true,
    title: m.worker(),
    orders: { ascending: 'name' },
    cell: row => (
      <>
        <Link
          to="/admin/workers/$id"
          params={{ id: row.id }}
          search={search}
          data-edit={row.id}
          onClick={() => rememberOpened(row.id)}
          className={nameLink(row.name)}
          lang={languageOf(row.name)}
        >
          {row.name}
        </Link>
        <span data-narrow>
          {row.nameBn && (
            <span lang="bn" className="block">
              {row.nameBn}
            </span>
          )}
          <PhoneLine {...row} />
        </span>
        {(row.isArchived || row.eraseAt) && (
          <span className="mt-1 flex flex-wrap gap-1.5">
            {row.isArchived && <Badge>{m.worker_is_archived()}</Badge>}
            {row.eraseAt && <Badge variant="danger">{m.application_to_erase()}</Badge>}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'phone',
    title: m.apply_phone(),
    className: 'max-xl:hidden!',
    cell: ({ phone }) => (
      <span>
        <PhoneLink phone={phone} />
      </span>
    ),
  },
  {
    id: 'trade',
    title: m.application_trade(),
    className: 'xl:max-[104rem]:hidden!',
    cell: ({ trade, district }) => (
      <>
        <span className="block">{trade ? tradeName(trade) : m.not_known()}</span>
        {district && <span className="block text-sm text-muted">{districtName(district)}</span>}
      </>
    ),
  },
  {
    id: 'passport',
    title: m.worker_passport(),
    isLabelled: true,
    cell: row => <PassportEnds {...row} isInList />,
  },
  {
    id: 'ends',
    title: m.worker_ends_first(),
    cell: row => <EndingDocument {...row} isInList />,
  },
  {
    id: 'documents',
    title: m.documents_title(),
    takesRest: true,
    className: 'xl:max-[88rem]:hidden!',
    cell: row => <MissingDocuments {...row} />,
  },
  {
    id: 'applications',
    title: m.applications_title(),
    isLabelled: true,
    cell: ({ last, applications }) =>
      last ? (
        <>
          <ApplicationState state={last.state} />
          <span className="block text-sm text-muted">
            <span className="xl:max-[104rem]:hidden">
              {last.job || m.application_any_job()}
              {applications > 1 && ` · ${m.worker_applications(plural(applications))}`}
            </span>
          </span>
        </>
      ) : (
        <span className="text-sm text-muted">{m.worker_no_applications()}</span>
      ),
  },
  {
    id: 'changed',
    title: m.worker_changed(),
    isLabelled: true,
    className: 'xl:max-[88rem]:hidden!',
    orders: { descending: 'changed' },
    cell: ({ changedAt }) => <ShortDay at={changedAt} />,
  },
  {
    id: 'district',
    isExtra: true,
    title: m.application_district(),
    className: 'max-xl:hidden!',
    cell: ({ district }) => district && districtName(district),
  },
]
