import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { ErrorState } from '@agency/ui/ErrorState'
import { PageHeader } from '@agency/ui/PageHeader'
import { Spinner } from '@agency/ui/Spinner'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { buttonAfterMove } from '#app/editor/move-buttons.tsx'
import { useDragOrder } from '#app/editor/use-drag-order.ts'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import { useReturnToRow } from '#app/list/return-to-list.ts'
import { screens } from '#app/staff/screens.ts'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ConfirmDeleteRecord } from './confirm-delete-record.tsx'
import { contentTypes } from '#app/staff/content-types.ts'
import { isListed } from '#server/drafts/list-shows.shared.ts'
import { DocumentFilter } from './document-filter.tsx'
import { DocumentRow } from './document-row.tsx'
import { documentShow, readDocumentsSearch } from './documents-search.ts'
import { TrashLink } from './trash-link.tsx'
import { useDocumentOrder } from './use-document-order.ts'
import { type StaffDocument, documentsQuery } from './documents-query.ts'

/** All documents of a content type in the order in which visitors see them: to move, open, delete and add. */
export function DocumentList({ feature }: { feature: string }) {
  const type = contentTypes[feature]!
  const { empty, pictureOf, describe, after } = type.staff!.use().list!
  const { add, icon: Icon } = screens().find(({ to }) => to === type.listPage)!
  const { data: documents = [], error, isPending } = useQuery(documentsQuery(feature))
  const { show } = readDocumentsSearch(useSearch({ strict: false }))
  const [deleting, setDeleting] = useState<StaffDocument>()
  const live = documents.filter(({ isLive }) => isLive)
  const order = useDocumentOrder(
    feature,
    live.map(({ _id }) => _id),
  )
  const focusNext = useFocusNext()
  useReturnToRow()
  const titleOf = ({ data }: StaffDocument) => type.title(data)
  const byId = new Map(documents.map(document => [document._id, document]))
  const all = [...order.ids.map(id => byId.get(id)!), ...documents.filter(({ isLive }) => !isLive)]
  const rows = all.filter(document => isListed(document, documentShow(show)))

  const box = useDragOrder<HTMLOListElement>({ ids: order.ids, onMove: move })

  function move(id: string, to: number) {
    const { children: title } = titleOf(byId.get(id)!)
    const button = buttonAfterMove(() => document.querySelector(`[data-document="${id}"]`))
    order.move(id, to, m.order_moved({ title, n: formatNumber(to + 1), of: formatNumber(live.length) }))
    focusNext(button) // a moved element loses the focus
  }

  return (
    <>
      <PageHeader
        variant="list"
        title={type.many()}
        actions={
          <>
            <Button asChild variant="accent">
              <Link to="/admin/$type/add" params={{ type: feature }}>
                <Plus aria-hidden="true" />
                {add?.()}
              </Link>
            </Button>
            <TrashLink feature={feature} />
          </>
        }
      />
      {error && <ErrorState title={m.documents_failed()} />}
      <p role="status" tabIndex={-1} data-list-status className="mb-1 text-sm text-muted outline-none">
        {documents.length > 0 &&
          (show
            ? m.documents_shown({ count: formatNumber(rows.length), total: formatNumber(documents.length) })
            : m.documents_count(plural(documents.length)))}
      </p>
      <DocumentFilter documents={documents} show={show} />
      {isPending && <Spinner label={m.documents_loading()} />}
      {documents.length === 0 && !error && !isPending && (
        <EmptyState icon={<Icon aria-hidden={true} />} title={empty.title()} description={empty.text()} />
      )}
      <ol ref={box} className="max-w-page divide-y divide-line border-y border-line empty:hidden">
        {rows.map(document => (
          <DocumentRow
            key={document._id}
            document={document}
            title={titleOf(document)}
            editPage={type.editPage(document._id)}
            feature={feature}
            place={document.isLive && !show ? { n: all.indexOf(document), of: live.length } : undefined}
            onMove={move}
            onDelete={() => setDeleting(document)}
            pictureOf={pictureOf}
            describe={describe}
          />
        ))}
      </ol>
      {after?.()}
      <ConfirmDeleteRecord
        feature={feature}
        record={deleting}
        titleOf={titleOf}
        text={m.document_delete_text()}
        done={m.document_deleted({ title: deleting ? titleOf(deleting).children : '' })}
        onClose={() => setDeleting(undefined)}
      />
    </>
  )
}
