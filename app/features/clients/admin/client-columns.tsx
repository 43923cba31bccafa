import type { ReactNode } from 'react'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import type { ListColumn } from '#app/list/columns.ts'
import { StateBadge } from '#app/list/state-badge.tsx'
import { formatDate } from '#i18n/format.ts'
import { formatNumber, localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { ClientRow } from '#server/features/clients/domain.ts'
import { GapBadges } from './gap-badges.tsx'

/** The columns of a client country as a compact row. */
export function clientColumns(actionsOf: (row: ClientRow) => ReactNode): ListColumn<ClientRow>[] {
  return [
    {
      id: 'country',
      isFixed: true,
      title: m.manage_country(),
      orders: { ascending: 'name' },
      variant: 'title',
      cell: ({ countryName, countryNameBn, countryFlagImage, ...state }) => (
        <span data-line className="flex items-center gap-3">
          {countryFlagImage && (
            <StoredPicture
              url={countryFlagImage}
              alt=""
              fit="contain"
              sizes="3rem"
              className="w-10 shrink-0 xl:w-8 rounded-sm border border-line"
            />
          )}
          <span className="grid min-w-0 justify-items-start gap-1 xl:flex xl:items-center xl:gap-2">
            <span
              className="font-semibold wrap-anywhere"
              {...localizedText(countryName || m.list_untitled(), countryNameBn)}
            />
            <StateBadge {...state} />
          </span>
        </span>
      ),
    },
    {
      id: 'companies',
      title: m.manage_companies(),
      ...figure,
      cell: ({ isLive, companies }) => (isLive ? formatNumber(companies) : '–'),
    },
    {
      id: 'people',
      title: m.manage_people(),
      orders: { descending: 'people' },
      ...figure,
      cell: ({ isLive, employed }) => (isLive ? formatNumber(employed) : '–'),
    },
    {
      id: 'pictures',
      title: m.manage_picture_count(),
      ...figure,
      cell: ({ isLive, pictures }) => (isLive ? formatNumber(pictures) : '–'),
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
      id: 'missing',
      title: m.manage_missing(),
      takesRest: true,
      className: 'xl:whitespace-normal!',
      cell: ({ gaps }) => gaps.length > 0 && <GapBadges gaps={gaps} />,
    },
    {
      id: 'actions',
      isFixed: true,
      title: m.list_actions(),
      cell: row => (
        <span data-line className="flex gap-2 whitespace-nowrap *:shrink-0">
          {actionsOf(row)}
        </span>
      ),
    },
  ]
}

const figure = { variant: 'numeric', isLabelled: true, className: 'max-sm:text-start' } as const
