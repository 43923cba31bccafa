import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FileUp, IdCard, Plus } from 'lucide-react'
import { ListControls } from '#app/list/list-controls.tsx'
import { ListFileLink } from '#app/list/list-file-link.tsx'
import { RecordList } from '#app/list/record-list.tsx'
import { useReturnToRow } from '#app/list/return-to-list.ts'
import { useList } from '#app/list/use-list.ts'
import { loadList, trpc } from '#app/rendering/trpc.ts'
import { districtOptions } from '#i18n/districts.ts'
import { languageOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeOptions } from '#i18n/trades.ts'
import { PAGE_SIZES } from '#server/features/workers/list.shared.ts'
import { can } from '#server/permissions.ts'
import { WalkInButton } from './walk-in-button.tsx'
import { workerColumns } from './worker-columns.tsx'
import { filterOf, type WorkersSearch } from './workers-search.ts'

const route = getRouteApi('/admin/workers/')
const staffRoute = getRouteApi('/admin')

const listQuery = (search: WorkersSearch) =>
  trpc().workers.list.queryOptions({ ...filterOf(search), size: search.size, page: search.page })

export const loadWorkers = (search: WorkersSearch, cause: string) => loadList(cause, listQuery(search))

/** The files of all workers, to find by passport, telephone or name. */
export function WorkersPage() {
  const search = route.useSearch()
  const { me } = staffRoute.useRouteContext()
  const list = useList(listQuery(search))
  const { trade, district } = search
  const columns = workerColumns(search)
  useReturnToRow()
  return (
    <>
      <PageHeader
        variant="list"
        title={m.workers_title()}
        description={m.workers_lead()}
        actions={
          <>
            <WalkInButton />
            <Button asChild variant="secondary">
              <Link to="/admin/workers/add">
                <Plus aria-hidden="true" />
                {m.worker_add()}
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/admin/workers/import">
                <FileUp aria-hidden="true" />
                {m.workers_import()}
              </Link>
            </Button>
            {can(me, 'export') && <ListFileLink path="/admin/workers.csv" filter={filterOf(search)} />}
          </>
        }
      />
      <ListControls
        list="workers"
        search={search}
        columns={columns}
        searchLabel={m.workers_search()}
        sizes={PAGE_SIZES}
        shows={[
          ['expires', m.workers_expires()],
          ['ends-now', m.workers_ends_now()],
          ['ends-soon', m.workers_ends_soon()],
          ['passport-ends', m.workers_passport_ends()],
          ['no-passport', m.worker_no_passport()],
          ['archived', m.workers_archived()],
        ]}
        filters={[
          {
            name: 'trade',
            label: m.application_trade(),
            value: trade,
            choices: [['', m.list_all()], ...tradeOptions.map(({ value, label }) => [value, label()] as const)],
          },
          {
            name: 'district',
            label: m.application_district(),
            value: district,
            choices: [['', m.list_all()], ...districtOptions().map(({ value, label }) => [value, label] as const)],
          },
        ]}
        sorts={[
          ['newest', m.list_newest()],
          ['oldest', m.list_oldest()],
          ['changed', m.workers_changed_last()],
          ['name', m.applications_by_name()],
        ]}
      />
      <RecordList
        label={m.workers_title()}
        search={search}
        list={list}
        idOf={({ id }) => id}
        titleOf={({ name }) => ({ children: name, lang: languageOf(name) })}
        found={({ count }) => m.workers_count(plural(count))}
        columns={columns}
        defaultSort="newest"
        empty={
          <EmptyState
            icon={<IdCard aria-hidden="true" />}
            title={m.workers_empty()}
            description={m.workers_empty_text()}
          />
        }
      />
    </>
  )
}
