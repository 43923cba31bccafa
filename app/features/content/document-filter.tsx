import { Choice } from '#app/list/choice.tsx'
import { saidFilters } from '#app/list/said-filters.ts'
import { SearchForm } from '#app/list/search-form.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { isListed, LIST_SHOWS, type Listed, type ListShow } from '#server/drafts/list-shows.shared.ts'
import { documentShow } from './documents-search.ts'

const labels: Record<ListShow, () => string> = {
  draft: m.list_show_draft,
  scheduled: m.list_show_scheduled,
  held: m.list_show_held,
  bangla: m.list_show_bangla,
  picture: m.list_show_picture,
  hidden: m.list_show_hidden,
}

type Props = { documents: Listed[]; show: string | undefined }

/** The states that some of these are in, with their names. */
export const showsIn = (documents: Listed[], show: string | undefined) =>
  LIST_SHOWS.filter(each => each === show || documents.some(document => isListed(document, each))).map(
    each => [each, labels[each]()] as const,
  )

/** Narrows a list of documents to those in a state that some of them are in; nothing where all are alike. */
export function DocumentFilter({ documents, show }: Props) {
  const shows = showsIn(documents, show)
  const isGone = show !== undefined && documentShow(show) === undefined
  if (shows.length === 0 && !isGone) return null
  const all = m.list_filter({ field: m.list_show(), choice: m.list_all() })
  return (
    <SearchForm
      values={{ show }}
      chosen={isGone ? saidFilters([{ name: 'show', field: m.list_show(), value: show, choice: undefined }]) : []}
      className="mb-2 max-w-64"
    >
      <Choice
        name="show"
        label={<span className="sr-only">{m.list_show()}</span>}
        value={show}
        choices={[['', all], ...shows]}
      />
    </SearchForm>
  )
}
