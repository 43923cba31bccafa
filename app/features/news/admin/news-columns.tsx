import { IconButton } from '@agency/ui/Button'
import { Tooltip } from '@agency/ui/Tooltip'
import { Link } from '@tanstack/react-router'
import { History, Trash2 } from 'lucide-react'
import { nameOf } from '#app/staff/record-title.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import type { ListColumn } from '#app/list/columns.ts'
import { rememberOpened } from '#app/list/return-to-list.ts'
import { StateBadge } from '#app/list/state-badge.tsx'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { NewsRow } from '#server/features/news/domain.ts'
import type { NewsSearch } from './news-search.ts'

type Context = { search: NewsSearch; onDelete: (row: NewsRow) => void }

/** The columns of a piece of news. */
export const newsColumns = ({ search, onDelete }: Context): ListColumn<NewsRow>[] => [
  {
    id: 'title',
    isFixed: true,
    title: m.news_form_title(),
    orders: { ascending: 'title' },
    variant: 'title',
    takesRest: true,
    cell: ({ _id, title, titleBn, picture, ...state }) => (
      <span data-line className="flex items-start gap-3 xl:items-center">
        {picture && (
          <StoredPicture
            url={picture}
            alt=""
            sizes="4rem"
            className="aspect-3/2 w-16 shrink-0 xl:w-9 rounded-sm border border-line"
          />
        )}
        <span className="grid min-w-0 justify-items-start xl:flex xl:items-center xl:gap-2">
          <Link
            to="/admin/$type/$id"
            params={{ type: 'news', id: _id }}
            state={{ list: search }}
            onClick={() => rememberOpened(_id)}
            data-edit={_id}
            className={`${standaloneLink} wrap-anywhere xl:block! xl:truncate`}
            {...nameOf(title, titleBn)}
          />
          <StateBadge {...state} />
        </span>
      </span>
    ),
  },
  {
    id: 'date',
    title: m.news_form_date(),
    orders: { descending: 'date' },
    isLabelled: true,
    cell: ({ date }) => date && <time dateTime={date}>{formatDate(date, { dateStyle: 'medium' })}</time>,
  },
  {
    id: 'changed',
    title: m.manage_changed(),
    orders: { descending: 'changed' },
    isLabelled: true,
    cell: ({ updatedAt }) => (
      <time dateTime={updatedAt}>{formatDate(updatedAt, { dateStyle: 'medium', timeStyle: 'short' })}</time>
    ),
  },
  {
    id: 'actions',
    isFixed: true,
    title: m.list_actions(),
    cell: row => {
      const title = nameOf(row.title, row.titleBn).children
      return (
        <span className="-ms-3 flex gap-1">
          <Tooltip>
            <IconButton asChild aria-label={m.content_history({ title })}>
              <Link to="/admin/history/$feature/$id" params={{ feature: 'news', id: row._id }}>
                <History aria-hidden="true" />
              </Link>
            </IconButton>
          </Tooltip>
          <Tooltip>
            <IconButton onClick={() => onDelete(row)} data-delete={row._id} aria-label={m.news_delete_one({ title })}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </Tooltip>
        </span>
      )
    },
  },
]
