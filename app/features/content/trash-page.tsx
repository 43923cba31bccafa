import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { Alert } from '@agency/ui/Alert'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { getRouteApi } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import { ListControls } from '#app/list/list-controls.tsx'
import { RecordList } from '#app/list/record-list.tsx'
import type { ListSearch } from '#app/list/search-params.ts'
import { useList } from '#app/list/use-list.ts'
import { trpc } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { contentTypes, usedTypes } from '#app/staff/content-types.ts'
import { nameOf } from '#app/staff/record-title.ts'
import { RestoreDialog } from './restore-dialog.tsx'
import { trashColumns } from './trash-columns.tsx'
import { useRestore } from './use-restore.ts'

const route = getRouteApi('/admin/trash')

export const trashQuery = ({ search, show, size, page }: ListSearch) =>
  trpc().content.trash.queryOptions({ search, feature: show, size, page })

/** What was deleted and can still be restored. */
export function TrashPage() {
  const search = route.useSearch()
  const list = useList(trashQuery(search))
  const focusNext = useFocusNext()
  const restore = useRestore(() => focusNext(() => document.querySelector<HTMLElement>('[data-list-status]')))
  const { restored } = restore
  const columns = trashColumns(restore)
  const name = restored && nameOf(restored.title)
  return (
    <>
      <PageHeader variant="list" title={m.trash_title()} description={m.trash_lead()} />
      {name && (
        <Alert
          variant="success"
          title={m.trash_restored({ title: name.children })}
          actions={
            <TextLink to={contentTypes[restored.feature]?.editPage(restored._id) ?? '/admin'}>
              {m.trash_open({ title: name.children })}
            </TextLink>
          }
          className="mb-6"
        />
      )}
      <ListControls
        search={search}
        columns={columns}
        searchLabel={m.trash_search()}
        shows={Object.entries(usedTypes())
          .filter(([feature]) => list.data?.features.includes(feature) ?? true)
          .map(([feature, { many }]) => [feature, many()] as const)}
        sorts={[]}
      />
      <RecordList
        label={m.trash_title()}
        search={search}
        list={list}
        idOf={({ feature, _id }) => `${feature}-${_id}`}
        titleOf={({ title }) => nameOf(title)}
        found={({ count }) => m.trash_count(plural(count))}
        columns={columns}
        empty={
          <EmptyState icon={<Trash2 aria-hidden="true" />} title={m.trash_empty()} description={m.trash_empty_text()} />
        }
      />
      <RestoreDialog restore={restore} />
    </>
  )
}
