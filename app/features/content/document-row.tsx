import { IconButton } from '@agency/ui/Button'
import { Tooltip } from '@agency/ui/Tooltip'
import { Link } from '@tanstack/react-router'
import { GripVertical, History, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { MoveButtons } from '#app/editor/move-buttons.tsx'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { rememberOpened } from '#app/list/return-to-list.ts'
import { StateBadge } from '#app/list/state-badge.tsx'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { nameOf } from '#app/staff/record-title.ts'
import type { StaffDocument } from './documents-query.ts'

type Props = {
  feature: string
  document: StaffDocument
  title: ReturnType<typeof nameOf>
  editPage: string
  /** Its place among the live ones; visitors do not see others. */
  place: { n: number; of: number } | undefined
  pictureOf?: (data: Record<string, unknown>) => string | undefined
  describe?: (data: Record<string, unknown>, id: string) => ReactNode
  onMove: (id: string, to: number) => void
  onDelete: () => void
}

/** One document in the list of all. */
export function DocumentRow({ feature, document, title, editPage, place, pictureOf, describe, ...actions }: Props) {
  const { _id, data, updatedAt, ...state } = document
  const picture = pictureOf?.(data)
  return (
    <li
      data-document={_id}
      className="relative flex flex-wrap items-start gap-x-4 gap-y-1 bg-paper py-4 lg:items-center lg:py-1 lg:pointer-fine:[&_[data-slot=icon-button]]:size-8 data-dragged:opacity-50 data-[drop=after]:shadow-[0_2px_0_var(--color-brand)] data-[drop=before]:shadow-[0_-2px_0_var(--color-brand)]"
    >
      {place && place.of > 1 && (
        <span
          data-drag={_id}
          title={m.order_drag()}
          className="grid h-11 w-6 shrink-0 cursor-grab lg:h-8 place-items-center text-muted max-sm:hidden"
        >
          <GripVertical aria-hidden="true" className="size-5" />
        </span>
      )}
      {pictureOf && (
        <span className="mt-1 grid aspect-3/2 w-20 shrink-0 lg:mt-0 lg:w-12 overflow-hidden rounded-sm border border-line bg-sunken">
          {picture && <StoredPicture url={picture} alt="" sizes="5rem" fit="contain" className="size-full" />}
        </span>
      )}
      <span className="grid min-w-0 grow basis-40 justify-items-start lg:flex lg:items-center lg:gap-4">
        <Link
          to={editPage}
          onClick={() => rememberOpened(_id)}
          data-edit={_id}
          className={`${standaloneLink} wrap-anywhere lg:pointer-fine:min-h-6`}
          {...title}
        />
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <StateBadge {...state} />
          {describe?.(data, _id)}
          {updatedAt && (
            <time dateTime={updatedAt}>{formatDate(updatedAt, { dateStyle: 'medium', timeStyle: 'short' })}</time>
          )}
        </span>
      </span>
      <span className="-me-3 flex shrink-0">
        {place && place.of > 1 && <MoveButtons id={_id} title={title.children} {...place} onMove={actions.onMove} />}
        <Tooltip>
          <IconButton asChild aria-label={m.content_history({ title: title.children })}>
            <Link to="/admin/history/$feature/$id" params={{ feature, id: _id }}>
              <History aria-hidden="true" />
            </Link>
          </IconButton>
        </Tooltip>
        <Tooltip>
          <IconButton onClick={actions.onDelete} aria-label={m.document_delete_one({ title: title.children })}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </Tooltip>
      </span>
    </li>
  )
}
