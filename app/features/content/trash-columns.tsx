import { Button } from '@agency/ui/Button'
import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { standaloneLink } from '#app/layouts/link-style.ts'
import type { ListColumn } from '#app/list/columns.ts'
import { StateBadge } from '#app/list/state-badge.tsx'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { contentTypes } from '#app/staff/content-types.ts'
import { nameOf } from '#app/staff/record-title.ts'
import { describeAuthor } from './revision-list.tsx'
import type { Restore, TrashRow } from './use-restore.ts'

export const trashColumns = ({ restore, pending }: Restore): ListColumn<TrashRow>[] => [
  {
    id: 'record',
    isFixed: true,
    title: m.trash_record(),
    variant: 'title',
    cell: ({ feature, _id, title, wasLive, hadDraft }) => (
      <span data-line className="grid justify-items-start xl:flex xl:items-center xl:gap-2">
        <span className="text-sm text-muted">{contentTypes[feature]?.one()}</span>
        <Link
          to="/admin/history/$feature/$id"
          params={{ feature, id: _id }}
          aria-label={m.content_history({ title: nameOf(title).children })}
          className={`${standaloneLink} wrap-anywhere`}
          {...nameOf(title)}
        />
        <StateBadge isLive={wasLive} hasDraft={hadDraft} publishAt={null} />
      </span>
    ),
  },
  { id: 'deleted', title: m.trash_deleted(), isLabelled: true, cell: describeAuthor },
  {
    id: 'until',
    title: m.trash_until(),
    isLabelled: true,
    cell: ({ until }) => <time dateTime={until}>{formatDate(until, { dateStyle: 'medium' })}</time>,
  },
  {
    id: 'actions',
    isFixed: true,
    title: m.list_actions(),
    cell: row => (
      <Button
        variant="secondary"
        size="sm"
        busy={pending === row}
        onClick={() => void restore(row)}
        aria-label={m.trash_restore_one({ title: nameOf(row.title).children })}
        className="whitespace-nowrap"
      >
        <Undo2 aria-hidden="true" />
        {m.trash_restore()}
      </Button>
    ),
  },
]
