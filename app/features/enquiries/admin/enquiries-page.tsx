import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FileText, Mail } from 'lucide-react'
import { workFilters } from '#app/features/work/admin/work-filters.ts'
import { ListControls } from '#app/list/list-controls.tsx'
import { ListFileLink } from '#app/list/list-file-link.tsx'
import { RecordList } from '#app/list/record-list.tsx'
import { useReturnToRow } from '#app/list/return-to-list.ts'
import { useList } from '#app/list/use-list.ts'
import { useSelection } from '#app/list/use-selection.ts'
import { load, loadList, type Outputs, trpc } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { SPAM_RETENTION_DAYS, STATE_FILTERS } from '#server/features/enquiries/states.shared.ts'
import { SUBJECTS, subjectLabels } from '#server/features/enquiries/subjects.shared.ts'
import { can } from '#server/permissions.ts'
import { SIZE_MAX } from '#server/trpc/schema.ts'
import { EnquiriesSelection } from './enquiries-selection.tsx'
import { type EnquiriesSearch, filterOf } from './enquiries-search.ts'
import { enquiryColumns } from './enquiry-columns.tsx'
import { StateLinks } from './state-links.tsx'
import { type EnquiryRow, choicesQuery } from './queries.ts'

const route = getRouteApi('/admin/enquiries/')
const staffRoute = getRouteApi('/admin')

type EnquiriesList = Outputs['enquiries']['list']

const listQuery = (search: EnquiriesSearch) =>
  trpc().enquiries.list.queryOptions({ ...filterOf(search), size: search.size, page: search.page })

/** Loads a page of the list and what it can be narrowed down to. */
export const loadEnquiries = (search: EnquiriesSearch, cause: string) =>
  loadList(cause, listQuery(search), () => load(choicesQuery()))

/** The messages of visitors, to filter, assign, handle and open. */
export function EnquiriesPage() {
  const search = route.useSearch()
  const { me } = staffRoute.useRouteContext()
  const list = useList(listQuery(search))
  const { data: choices } = useSuspenseQuery(choicesQuery())
  const selection = useSelection<EnquiryRow>(
    ({ id }) => id,
    list.data,
    page => load(listQuery({ ...search, size: SIZE_MAX, page })),
  )
  const { state, subject, company } = search
  const columns = enquiryColumns(search)
  useReturnToRow()
  return (
    <>
      <PageHeader
        variant="list"
        title={m.enquiries_title()}
        description={<Unread {...list.data} />}
        actions={<Actions search={search} mayExport={can(me, 'export')} />}
      />
      <StateLinks search={search} counts={list.data?.counts} />
      <ListControls
        list="enquiries"
        search={search}
        columns={columns}
        searchLabel={m.enquiries_search()}
        state={{ value: state, known: STATE_FILTERS }}
        filters={[
          {
            name: 'subject',
            label: m.enquiry_subject(),
            value: subject,
            choices: [
              ['', m.list_all()],
              ...SUBJECTS.map(each => [each, subjectLabels[each]()] as const),
              ['none', m.subject_none()],
            ],
          },
          {
            name: 'company',
            label: m.enquiry_company(),
            value: company,
            choices: [['', m.list_all()], ...choices.companies.map(({ id, name }) => [id, name] as const)],
          },
          ...workFilters(search, choices.people),
        ]}
        sorts={[
          ['newest', m.list_newest()],
          ['oldest', m.list_oldest()],
        ]}
      />
      {state === 'spam' && (
        <p className="mb-4 max-w-text text-sm text-muted">{m.enquiries_spam_text(plural(SPAM_RETENTION_DAYS))}</p>
      )}
      <RecordList
        label={m.enquiries_title()}
        search={search}
        list={list}
        idOf={({ id }) => id}
        titleOf={({ lastName }) => ({ children: lastName })}
        found={({ count }) => m.enquiries_count(plural(count))}
        columns={columns}
        defaultSort="newest"
        empty={
          <EmptyState
            icon={<Mail aria-hidden="true" />}
            title={m.enquiries_empty()}
            description={m.enquiries_empty_text()}
          />
        }
        selection={selection}
      />
      <EnquiriesSelection selection={selection} people={choices.people} isSpam={state === 'spam'} />
    </>
  )
}

/** How many are unread, and the one that has waited longest. */
function Unread({ unread = 0, oldestUnread }: Partial<EnquiriesList>) {
  if (!oldestUnread) return m.enquiries_all_read()
  return (
    <>
      {m.enquiries_unread(plural(unread))}
      {' · '}
      <TextLink to="/admin/enquiries/$id" params={{ id: oldestUnread.id }} search={{ state: 'new', sort: 'oldest' }}>
        {m.enquiries_oldest_since({
          at: formatDate(oldestUnread.createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </TextLink>
    </>
  )
}

function Actions({ search, mayExport }: { search: EnquiriesSearch; mayExport: boolean }) {
  return (
    <>
      <Button asChild variant="secondary">
        <Link to="/admin/enquiries/templates">
          <FileText aria-hidden="true" />
          {m.templates_title()}
        </Link>
      </Button>
      {mayExport && <ListFileLink path="/admin/enquiries.csv" filter={filterOf(search)} />}
    </>
  )
}
