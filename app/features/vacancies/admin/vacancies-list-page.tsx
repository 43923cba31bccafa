import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useSearch } from '@tanstack/react-router'
import { BriefcaseBusiness, Plus } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDeleteRecord } from '#app/features/content/confirm-delete-record.tsx'
import { contentTypes } from '#app/staff/content-types.ts'
import { showsIn } from '#app/features/content/document-filter.tsx'
import { documentShow } from '#app/features/content/documents-search.ts'
import { documentsQuery, type StaffDocument } from '#app/features/content/documents-query.ts'
import { TrashLink } from '#app/features/content/trash-link.tsx'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { loadParts } from '#app/staff/parts.tsx'
import { ListControls } from '#app/list/list-controls.tsx'
import { RecordList } from '#app/list/record-list.tsx'
import { useReturnToRow } from '#app/list/return-to-list.ts'
import { listSearch } from '#app/list/search-params.ts'
import { load, trpc } from '#app/rendering/trpc.ts'
import { formatNumber, plural } from '#i18n/locale.ts'
import { foldText } from '#i18n/typed/text.ts'
import { wordsOf } from '#i18n/typed/words.ts'
import { m } from '#i18n/paraglide/messages.js'
import { isListed, LIST_SHOWS } from '#server/drafts/list-shows.shared.ts'
import { PAGE_SIZES } from '#server/trpc/schema.ts'
import { CloseVacancy } from './close-dialog.tsx'
import { useDuplicate } from './use-duplicate.ts'
import { toRow, vacancyColumns, type VacancyRow } from './vacancy-columns.tsx'

const adminRoute = getRouteApi('/admin')
const liveQuery = () => trpc().vacancies.list.queryOptions()
const takenQuery = () => trpc().vacancies.taken.queryOptions()

/** Loads the vacancies, and what each says of itself. */
export const loadVacancies = (me: Me) =>
  Promise.all([
    load(documentsQuery('vacancies')),
    load(liveQuery()),
    load(takenQuery()),
    loadParts('vacancies-people', me, { id: '' }),
    loadParts('vacancies-words', me, { id: '' }),
  ])

const readSearch = listSearch({ show: LIST_SHOWS, sort: ['changed', 'closes'] })
const type = contentTypes.vacancies!
const titleOf = ({ data }: StaffDocument) => type.title(data)

/** All vacancies, what was changed last first: whether people can apply, until when, and who has. */
export function VacanciesListPage() {
  const { me } = adminRoute.useRouteContext()
  const search = readSearch(useSearch({ strict: false }))
  const { data: documents = [], error, isFetching } = useQuery(documentsQuery('vacancies'))
  const { data: live } = useSuspenseQuery(liveQuery())
  const { data: taken } = useSuspenseQuery(takenQuery())
  const [deleting, setDeleting] = useState<VacancyRow>()
  const duplicate = useDuplicate()
  const [closing, setClosing] = useState<VacancyRow>()
  useReturnToRow()
  const columns = vacancyColumns(me, { onDelete: setDeleting, onDuplicate: duplicate, onClose: setClosing })
  const rows = documents
    .filter(document => isListed(document, documentShow(search.show)))
    .map(document => toRow(document, { live, taken }))
    .filter(({ words }) => wordsOf(foldText(search.search ?? '')).every(word => words.includes(word)))
    .toSorted(search.sort === 'closes' ? byLastDay : byChange)
  return (
    <>
      <PageHeader
        variant="list"
        title={type.many()}
        actions={
          <>
            <Button asChild variant="accent">
              <Link to="/admin/$type/add" params={{ type: 'vacancies' }}>
                <Plus aria-hidden="true" />
                {m.vacancy_add()}
              </Link>
            </Button>
            <TrashLink feature="vacancies" />
          </>
        }
      />
      <ListControls
        list="vacancies"
        search={search}
        searchLabel={m.vacancies_search()}
        shows={showsIn(documents, search.show)}
        sorts={[
          ['changed', m.manage_changed()],
          ['closes', m.vacancy_closes()],
        ]}
        columns={columns}
      />
      <RecordList
        label={type.many()}
        search={search}
        list={{ data: pageOf(rows, search), error, isLoading: isFetching && documents.length === 0 }}
        idOf={({ _id }) => _id}
        titleOf={titleOf}
        found={({ count }) =>
          count === documents.length
            ? m.vacancies_found(plural(count))
            : m.documents_shown({ count: formatNumber(count), total: formatNumber(documents.length) })
        }
        columns={columns}
        defaultSort="changed"
        empty={
          <EmptyState
            icon={<BriefcaseBusiness aria-hidden="true" />}
            title={m.vacancies_admin_empty()}
            description={m.vacancies_admin_lead()}
          />
        }
      />
      <CloseVacancy vacancy={closing} onClose={() => setClosing(undefined)} />
      <ConfirmDeleteRecord
        feature="vacancies"
        record={deleting}
        titleOf={titleOf}
        text={m.document_delete_text()}
        done={m.document_deleted({ title: deleting ? titleOf(deleting).children : '' })}
        onClose={() => setDeleting(undefined)}
      />
    </>
  )
}

/** All of them are here already: they are found and paged in the browser. */
function pageOf(
  rows: VacancyRow[],
  { page = 1, size = PAGE_SIZES[0] }: { page?: number | undefined; size?: number | undefined },
) {
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const current = Math.min(page, pages)
  return { rows: rows.slice((current - 1) * size, current * size), count: rows.length, page: current, pages }
}

const byChange = (a: VacancyRow, b: VacancyRow) => (b.updatedAt ?? '').localeCompare(a.updatedAt ?? '')
const byLastDay = (a: VacancyRow, b: VacancyRow) => a.closesOn.localeCompare(b.closesOn)
