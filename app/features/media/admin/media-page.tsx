import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { getRouteApi } from '@tanstack/react-router'
import { Images } from 'lucide-react'
import type { ListColumn } from '#app/list/columns.ts'
import { ListControls } from '#app/list/list-controls.tsx'
import { RecordList } from '#app/list/record-list.tsx'
import { useList } from '#app/list/use-list.ts'
import { trpc } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type LibraryPicture, MediaCard, nameOfPicture } from './media-card.tsx'
import { type MediaSearch, mediaShow } from './media-search.ts'
import { UploadPictures } from './upload-pictures.tsx'

const noColumns: ListColumn<LibraryPicture>[] = [] // cards alone
const route = getRouteApi('/admin/media/')

export const mediaQuery = ({ search, show, sort, size, page }: MediaSearch) =>
  trpc().media.list.queryOptions({ search, show: mediaShow(show), sort, size, page })

/** Every stored picture: what is said of it, and how often it is used. */
export function MediaPage() {
  const search = route.useSearch()
  const list = useList(mediaQuery(search))
  return (
    <>
      <PageHeader variant="list" title={m.media_title()} description={m.media_lead()} />
      <UploadPictures />
      <ListControls
        search={search}
        searchLabel={m.media_search()}
        shows={[
          ['missing', m.media_missing_alt()],
          ['consent', m.media_no_consent()],
          ['unused', m.media_unused()],
        ]}
        sorts={[
          ['newest', m.media_sort_newest()],
          ['name', m.media_sort_name()],
        ]}
      />
      <RecordList
        label={m.media_title()}
        search={search}
        list={list}
        idOf={({ path }) => path}
        titleOf={picture => ({ children: nameOfPicture(picture) })}
        found={({ count }) => m.media_count(plural(count))}
        columns={noColumns}
        renderCard={picture => <MediaCard picture={picture} />}
        empty={
          <EmptyState icon={<Images aria-hidden="true" />} title={m.media_empty()} description={m.media_empty_text()} />
        }
      />
    </>
  )
}
