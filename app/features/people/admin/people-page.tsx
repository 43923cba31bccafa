import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { getRouteApi } from '@tanstack/react-router'
import { ContactRound } from 'lucide-react'
import { ListControls } from '#app/list/list-controls.tsx'
import { RecordList } from '#app/list/record-list.tsx'
import { useReturnToRow } from '#app/list/return-to-list.ts'
import { useList } from '#app/list/use-list.ts'
import { Parts } from '#app/staff/parts.tsx'
import { loadList, trpc } from '#app/rendering/trpc.ts'
import { languageOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { PAGE_SIZES } from '#server/features/people/list.shared.ts'
import { peopleColumns } from './people-columns.tsx'
import { filterOf, type PeopleSearch } from './people-search.ts'

const route = getRouteApi('/admin/people')
const staffRoute = getRouteApi('/admin')

const listQuery = (search: PeopleSearch) =>
  trpc().people.list.queryOptions({ ...filterOf(search), size: search.size, page: search.page })

export const loadPeople = (search: PeopleSearch, cause: string) => loadList(cause, listQuery(search))

/** Everybody whom the office knows as a worker or an applicant, once, with file and applications. */
export function PeoplePage() {
  const search = route.useSearch()
  const { me } = staffRoute.useRouteContext()
  const list = useList(listQuery(search))
  const columns = peopleColumns(me)
  useReturnToRow()
  return (
    <>
      <PageHeader
        variant="list"
        title={m.people_title()}
        description={m.people_lead()}
        actions={<Parts in="people" />}
      />
      <ListControls
        search={search}
        columns={columns}
        searchLabel={m.people_search()}
        sizes={PAGE_SIZES}
        sorts={[
          ['changed', m.people_changed_last()],
          ['name', m.applications_by_name()],
        ]}
      />
      <RecordList
        label={m.people_title()}
        search={search}
        list={list}
        idOf={({ id }) => id}
        titleOf={({ name }) => ({ children: name, lang: languageOf(name) })}
        found={({ count }) => m.people_count(plural(count))}
        columns={columns}
        defaultSort="changed"
        empty={
          <EmptyState
            icon={<ContactRound aria-hidden="true" />}
            title={m.people_empty()}
            description={m.people_empty_text()}
          />
        }
      />
    </>
  )
}
