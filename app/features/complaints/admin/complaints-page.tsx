import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ShieldQuestionMark } from 'lucide-react'
import { ListControls } from '#app/list/list-controls.tsx'
import { RecordList } from '#app/list/record-list.tsx'
import { useReturnToRow } from '#app/list/return-to-list.ts'
import { useList } from '#app/list/use-list.ts'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { load, loadList, trpc } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { STATE_FILTERS } from '#server/features/complaints/states.shared.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ABOUT } from '#server/features/complaints/limits.shared.ts'
import { ME, NONE } from '#server/features/complaints/list.shared.ts'
import { complaintColumns } from './complaint-columns.tsx'
import { type ComplaintsSearch, filterOf } from './complaints-search.ts'
import { aboutLabels, placeOptions } from './labels.ts'
import { officersQuery } from './queries.ts'
import { StateLinks } from './state-links.tsx'

const route = getRouteApi('/admin/complaints/')

const listQuery = (search: ComplaintsSearch) =>
  trpc().complaints.list.queryOptions({ ...filterOf(search), size: search.size, page: search.page })

/** Loads a page of the list and what it can be narrowed down to. */
export const loadComplaints = (search: ComplaintsSearch, cause: string) =>
  loadList(cause, listQuery(search), () => load(officersQuery()))

/** What people complain of, for officers alone: what waits longest for its first answer stands first. */
export function ComplaintsPage() {
  const search = route.useSearch()
  const list = useList(listQuery(search))
  const { data: officers } = useSuspenseQuery(officersQuery())
  const columns = complaintColumns(search)
  useReturnToRow()
  return (
    <>
      <PageHeader
        variant="list"
        title={m.complaints_title()}
        description={m.complaints_lead()}
        actions={<TextLink to="/admin/complaints/officers">{m.officers_title()}</TextLink>}
      />
      <StateLinks search={search} counts={list.data?.counts} />
      <ListControls
        list="complaints"
        search={search}
        columns={columns}
        searchLabel={m.complaints_search()}
        state={{ value: search.state, known: STATE_FILTERS }}
        shows={[['overdue', m.complaint_show_overdue()]]}
        filters={[
          {
            name: 'about',
            label: m.complaint_about(),
            value: search.about,
            choices: [['', m.list_all()], ...ABOUT.map(each => [each, aboutLabels[each]()] as const)],
          },
          {
            name: 'place',
            label: m.complaint_place(),
            value: search.place,
            choices: [['', m.list_all()], ...placeOptions()],
          },
          {
            name: 'officer',
            label: m.complaint_officer(),
            value: search.officer,
            choices: [
              ['', m.list_all()],
              [ME, m.enquiry_me()],
              [NONE, m.enquiry_nobody()],
              ...officers.map(({ id, name }) => [id, name] as const),
            ],
          },
        ]}
        sorts={[
          ['due', m.complaints_by_due()],
          ['newest', m.list_newest()],
        ]}
      />
      {list.data?.isCut && <p className="mb-4 max-w-text text-sm text-muted">{m.complaints_cut()}</p>}
      <RecordList
        label={m.complaints_title()}
        search={search}
        list={list}
        idOf={({ id }) => id}
        titleOf={({ name }) => ({ children: name })}
        found={({ count }) => m.complaints_count(plural(count))}
        columns={columns}
        defaultSort="due"
        empty={
          <EmptyState
            icon={<ShieldQuestionMark aria-hidden="true" />}
            title={m.complaints_empty()}
            description={m.complaints_empty_text()}
          />
        }
      />
    </>
  )
}
