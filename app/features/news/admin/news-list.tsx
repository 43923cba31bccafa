import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Newspaper, Plus } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDeleteRecord } from '#app/features/content/confirm-delete-record.tsx'
import { nameOf } from '#app/staff/record-title.ts'
import { TrashLink } from '#app/features/content/trash-link.tsx'
import { ContentSelection } from '#app/list/content-selection.tsx'
import { ListControls } from '#app/list/list-controls.tsx'
import { RecordList } from '#app/list/record-list.tsx'
import { useReturnToRow } from '#app/list/return-to-list.ts'
import { useList } from '#app/list/use-list.ts'
import { useSelection } from '#app/list/use-selection.ts'
import { load, type Outputs, trpc } from '#app/rendering/trpc.ts'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { NewsRow } from '#server/features/news/domain.ts'
import { SIZE_MAX } from '#server/trpc/schema.ts'
import { newsColumns } from './news-columns.tsx'
import { type NewsSearch, newsShow } from './news-search.ts'

const route = getRouteApi('/admin/news/')

export const newsListQuery = (search: NewsSearch) => {
  const { search: words, show, sort, size, page } = search
  return trpc().news.manage.queryOptions({ search: words, show: newsShow(show), sort, size, page })
}

const idOf = ({ _id }: NewsRow) => _id
const titleOf = ({ title, titleBn }: NewsRow) => nameOf(title, titleBn)

/** All news, published or not, to find, publish or delete. */
export function NewsListPage() {
  const search = route.useSearch()
  const list = useList(newsListQuery(search))
  const selection = useSelection(idOf, list.data, page => load(newsListQuery({ ...search, size: SIZE_MAX, page })))
  const [deleting, setDeleting] = useState<NewsRow>()
  const columns = newsColumns({ search, onDelete: setDeleting })
  useReturnToRow()
  return (
    <>
      <PageHeader variant="list" title={m.admin_news()} actions={<Actions />} />
      <ListControls
        list="news"
        search={search}
        columns={columns}
        searchLabel={m.news_search()}
        shows={[
          ['published', m.history_live()],
          ['draft', m.list_show_draft()],
          ['scheduled', m.list_show_scheduled()],
          ['held', m.list_show_held()],
          ['bangla', m.list_show_bangla()],
        ]}
        sorts={[
          ['date', m.news_form_date()],
          ['title', m.news_form_title()],
          ['changed', m.manage_changed()],
        ]}
      />
      <RecordList
        label={m.admin_news()}
        search={search}
        list={list}
        idOf={idOf}
        titleOf={titleOf}
        found={describe}
        columns={columns}
        defaultSort="date"
        empty={<EmptyState icon={<Newspaper aria-hidden="true" />} title={m.news_empty_title()} />}
        selection={selection}
      />
      <ContentSelection feature="news" selection={selection} nameOf={row => titleOf(row).children} />
      <ConfirmDeleteRecord
        feature="news"
        record={deleting}
        titleOf={titleOf}
        text={m.news_delete_text()}
        done={m.news_deleted()}
        onDeleted={row => selection.remove([row])}
        onClose={() => setDeleting(undefined)}
      />
    </>
  )
}

function Actions() {
  return (
    <>
      <Button asChild variant="accent">
        <Link to="/admin/$type/add" params={{ type: 'news' }}>
          <Plus aria-hidden="true" />
          {m.news_add()}
        </Link>
      </Button>
      <TrashLink feature="news" />
    </>
  )
}

function describe({ count, total }: Outputs['news']['manage']) {
  return count === total
    ? m.news_count(plural(count))
    : m.news_found({ figure: formatNumber(count), total: formatNumber(total) })
}
