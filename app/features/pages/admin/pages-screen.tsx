import { IconButton } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'
import { Tooltip } from '@agency/ui/Tooltip'
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { ExternalLink, History } from 'lucide-react'
import { contentTypes } from '#app/staff/content-types.ts'
import { DocumentFilter } from '#app/features/content/document-filter.tsx'
import { documentShow, readDocumentsSearch } from '#app/features/content/documents-search.ts'
import { documentsQuery, type StaffDocument } from '#app/features/content/documents-query.ts'
import { LinksReport } from '#app/features/links/links-report.tsx'
import { linksQuery, watchedLinks } from '#app/features/links/queries.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { rememberOpened, useReturnToRow } from '#app/list/return-to-list.ts'
import { StateBadge } from '#app/list/state-badge.tsx'
import { load } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { localPath, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { editablePages, featureOf, nameOfPage } from './editable-pages.ts'
import { isListed } from '#server/drafts/list-shows.shared.ts'
import { countMissing } from '#server/drafts/translations.shared.ts'

const features = () => [...new Set(editablePages().map(featureOf))]

export async function loadPages(): Promise<void> {
  await Promise.all([...features().map(feature => load(documentsQuery(feature))), load(linksQuery())])
}

/** Every page with texts: what visitors see of it, and what is missing. */
export function PagesScreen() {
  const {
    data: { dead },
  } = useSuspenseQuery(watchedLinks())
  const all = useSuspenseQueries({ queries: features().map(documentsQuery) }).flatMap(({ data }) => data)
  const { show } = readDocumentsSearch(useSearch({ strict: false }))
  useReturnToRow()
  return (
    <>
      <PageHeader variant="staff" title={m.pages_many()} description={m.pages_lead()} />
      <DocumentFilter documents={all} show={show} />
      <ul className="max-w-page divide-y divide-line border-y border-line">
        {editablePages().map(id => {
          const document = all.find(({ _id }) => _id === id)
          const deadLinks = dead.filter(each => each.feature === featureOf(id) && each._id === id).length
          return (
            document &&
            isListed(document, documentShow(show)) && <PageRow key={id} document={document} deadLinks={deadLinks} />
          )
        })}
      </ul>
      <LinksReport />
    </>
  )
}

function PageRow({ document, deadLinks }: { document: StaffDocument; deadLinks: number }) {
  const { _id, data, updatedAt, isLive, hasDraft } = document
  const feature = featureOf(_id)
  const type = contentTypes[feature]!
  const title = nameOfPage(_id)
  const missing = countMissing(type, data)
  const facts = [
    updatedAt && m.page_changed({ date: formatDate(updatedAt, { dateStyle: 'medium' }) }),
    missing > 0 && m.page_missing_bangla(plural(missing)),
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 grow basis-40">
        <Link
          to={type.editPage(_id)}
          onClick={() => rememberOpened(_id)}
          data-edit={_id}
          className={`${standaloneLink} wrap-anywhere`}
        >
          {title}
        </Link>
        {facts.length > 0 && <p className="text-sm text-muted">{facts.join(' · ')}</p>}
        {deadLinks > 0 && <p className="text-sm font-semibold text-danger">{m.page_dead_links(plural(deadLinks))}</p>}
      </div>
      <div className="flex min-h-11 items-center gap-2">
        {isLive || hasDraft ? (
          <StateBadge {...document} />
        ) : (
          <span className="text-sm text-muted">{m.page_not_written()}</span>
        )}
        {isLive && (
          <Tooltip>
            <IconButton asChild aria-label={m.page_see({ title })}>
              <a href={localPath(type.publicPage(_id, data))} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden="true" />
              </a>
            </IconButton>
          </Tooltip>
        )}
        {(isLive || hasDraft) && (
          <Tooltip>
            <IconButton asChild aria-label={m.content_history({ title })}>
              <Link to="/admin/history/$feature/$id" params={{ feature, id: _id }}>
                <History aria-hidden="true" />
              </Link>
            </IconButton>
          </Tooltip>
        )}
      </div>
    </li>
  )
}
