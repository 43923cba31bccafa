import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { MessageDialog } from '@agency/ui/MessageDialog'
import { Spinner } from '@agency/ui/Spinner'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ListControls } from '#app/list/list-controls.tsx'
import { LoadFailed } from '#app/list/load-failed.tsx'
import { RecordList } from '#app/list/record-list.tsx'
import { useReturnToRow } from '#app/list/return-to-list.ts'
import { useList } from '#app/list/use-list.ts'
import { useSelection } from '#app/list/use-selection.ts'
import { useUndo } from '#app/list/use-undo.ts'
import { load, type Outputs, trpc } from '#app/rendering/trpc.ts'
import { formatNumber, localizedText, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { ClientRow } from '#server/features/clients/domain.ts'
import { SIZE_MAX } from '#server/trpc/schema.ts'
import { ClientsSelection } from './clients-selection.tsx'
import { ClientActions } from './client-actions.tsx'
import { ClientCard, DraftCard } from './client-card.tsx'
import { clientColumns } from './client-columns.tsx'
import { type ClientsSearch, clientsShow } from './clients-search.ts'
import { ConfirmDelete } from './confirm-delete.tsx'
import { ManageClientsHeader } from './manage-clients-header.tsx'
import { UpdatedNotice } from './updated-notice.tsx'

const route = getRouteApi('/admin/manage-clients')

type ClientsPage = Outputs['clients']['manage']

export const clientsQuery = ({ search, show, sort, size, page, view }: ClientsSearch) =>
  trpc().clients.manage.queryOptions({ search, show: clientsShow(show), sort, size, page, view })

const idOf = ({ _id }: ClientRow) => _id
const titleOf = ({ countryName, countryNameBn }: ClientRow) => localizedText(countryName, countryNameBn)

/** Every client country as staff see it, to find, edit or delete. */
export function ManageClients() {
  const search = route.useSearch()
  const list = useList(clientsQuery(search))
  const [deleting, setDeleting] = useState<ClientRow>()
  const [isDeleted, setDeleted] = useState(false)
  const deletedIndex = useRef(0)
  const deletedId = useRef<string>(undefined)
  const offerUndo = useUndo()
  const selection = useSelection(idOf, list.data, page =>
    load(clientsQuery({ ...search, view: 'rows', size: SIZE_MAX, page })),
  )
  useReturnToRow()

  const actionsOf = (row: ClientRow, size?: 'sm') => (
    <ClientActions row={row} search={search} size={size} onDelete={() => askToDelete(row)} />
  )
  const columns = clientColumns(row => actionsOf(row, 'sm'))
  function askToDelete(row: ClientRow) {
    deletedIndex.current = list.data?.rows.indexOf(row) ?? 0
    setDeleting(row)
  }
  return (
    <>
      <ManageClientsHeader />
      <ListControls
        list="clients"
        search={search}
        columns={columns}
        searchLabel={m.manage_search()}
        shows={[
          ['complete', m.manage_show_complete()],
          ['incomplete', m.manage_show_incomplete()],
          ['company', m.manage_show_company()],
          ['figure', m.manage_show_figure()],
          ['pictures', m.manage_show_pictures()],
          ['draft', m.list_show_draft()],
          ['scheduled', m.list_show_scheduled()],
          ['held', m.list_show_held()],
          ['bangla', m.list_show_bangla()],
        ]}
        sorts={[
          ['name', m.list_name()],
          ['people', m.manage_people()],
          ['changed', m.manage_changed()],
        ]}
        views={['cards', 'rows']}
      />
      <RecordList
        label={m.manage_title()}
        search={search}
        list={list}
        idOf={idOf}
        titleOf={titleOf}
        found={describe}
        columns={columns}
        defaultSort="name"
        renderCard={(row, { clients }, checkbox) => {
          const client = clients.find(({ _id }) => _id === row._id)
          const parts = { row, checkbox, actions: actionsOf(row) }
          return client ? <ClientCard client={client} {...parts} /> : <DraftCard {...parts} />
        }}
        empty={<NoClients />}
        selection={selection}
      />
      <ClientsSelection selection={selection} />
      <ConfirmDelete
        client={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={() => {
          if (deleting) selection.remove([deleting])
          deletedId.current = deleting?._id
          setDeleting(undefined)
          setDeleted(true)
        }}
      />
      <MessageDialog
        open={isDeleted}
        onOpenChange={() => {
          setDeleted(false)
          offerUndo(m.deleted_text(), deletedId.current ? { feature: 'clients', _id: deletedId.current } : undefined)
        }}
        focusAfter={() => findNext(deletedIndex.current)}
        variant="success"
        title={m.deleted_title()}
        description={m.deleted_text()}
        labels={{ close: m.ok() }}
      />
      <UpdatedNotice />
    </>
  )
}

/** The country in the place of a deleted one, or the link that adds one. */
function findNext(place: number) {
  const links = document.querySelectorAll<HTMLElement>('[data-edit]')
  return links[Math.min(place, links.length - 1)] ?? document.querySelector<HTMLElement>('[data-add-first]')
}

function describe({ count, total }: ClientsPage) {
  return count === total
    ? m.manage_count(plural(count))
    : m.manage_found({ ...plural(count), total: formatNumber(total) })
}

function NoClients() {
  return (
    <EmptyState
      title={m.manage_empty_title()}
      description={m.manage_empty_text()}
      actions={
        <Button asChild variant="accent">
          <Link to="/admin/add-new-client" data-add-first>
            {m.admin_add()}
          </Link>
        </Button>
      }
    />
  )
}

export function LoadingClients() {
  return (
    <>
      <ManageClientsHeader />
      <Spinner label={m.manage_loading()} />
    </>
  )
}

export function LoadClientsError({ error }: { error: unknown }) {
  return (
    <>
      <ManageClientsHeader />
      <LoadFailed error={error} />
    </>
  )
}
