import { SelectField } from '@agency/ui/SelectField'
import { SearchForm } from '#app/list/search-form.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { isListed, LIST_SHOWS, type Listed, type ListShow } from '#server/drafts/list-shows.shared.ts'

const labels: Record<ListShow, () => string> = {
  draft: m.list_show_draft,
  scheduled: m.list_show_scheduled,
  held: m.list_show_held,
  bangla: m.list_show_bangla,
  picture: m.list_show_picture,
  hidden: m.list_show_hidden,
}

type Props = { documents: Listed[]; show: ListShow | undefined }

/** The states that some of these are in, with their names. */
export const showsIn = (documents: Listed[], show: ListShow | undefined) =>
  LIST_SHOWS.filter(each => each === show || documents.some(document => isListed(document, each))).map(
    each => [each, labels[each]()] as const,
  )

/** Narrows a list of documents to those in a state that some of them are in; nothing where all are alike. */
export function DocumentFilter({ documents, show }: Props) {
  const shows = showsIn(documents, show)
  if (shows.length === 0) return null
  return (
    <SearchForm values={{ show }} className="mb-2 max-w-64">
      <SelectField name="show" label={<span className="sr-only">{m.list_show()}</span>} defaultValue={show ?? ''}>
        <option value="">{m.list_filter({ field: m.list_show(), choice: m.list_all() })}</option>
        {shows.map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </SelectField>
    </SearchForm>
  )
}
