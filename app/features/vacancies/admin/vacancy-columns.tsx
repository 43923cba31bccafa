import { Badge } from '@agency/ui/Badge'
import { IconButton } from '@agency/ui/Button'
import { Tooltip } from '@agency/ui/Tooltip'
import { Link } from '@tanstack/react-router'
import { Copy, DoorClosed, ExternalLink, History, Trash2 } from 'lucide-react'
import { contentTypes } from '#app/staff/content-types.ts'
import type { StaffDocument } from '#app/features/content/documents-query.ts'
import { partColumns } from '#app/staff/parts.tsx'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { ShortDay } from '#app/list/short-day.tsx'
import type { ListColumn } from '#app/list/columns.ts'
import { rememberOpened } from '#app/list/return-to-list.ts'
import { StateBadge } from '#app/list/state-badge.tsx'
import { formatDate } from '#i18n/format.ts'
import { formatNumber, languageOf } from '#i18n/locale.ts'
import { foldText } from '#i18n/typed/text.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Vacancy } from '#server/features/vacancies/domain.ts'

declare module '#app/staff/part-places.ts' {
  interface PartPlaces {
    /** In the list of vacancies: beside its posts, and at its end. */
    'vacancies-people': { id: string }
    'vacancies-words': { id: string }
  }
}

type Known = { live: Vacancy[]; taken: Record<string, number> }
export type VacancyRow = ReturnType<typeof toRow>

/** A vacancy as its list has it, with the words by which it is found. */
export function toRow(document: StaffDocument, { live, taken }: Known) {
  const { _id, data } = document
  const text = (name: string) => (typeof data[name] === 'string' ? data[name] : '')
  const [title, employer, permissionNo] = [
    contentTypes.vacancies!.title(data).children,
    text('employer'),
    text('permissionNo'),
  ]
  return {
    ...document,
    employer,
    permissionNo,
    closesOn: text('closesOn'),
    posts: typeof data.posts === 'number' ? data.posts : undefined,
    taken: taken[_id] ?? 0,
    vacancy: live.find(each => each._id === _id),
    words: foldText([title, employer, permissionNo, text('city'), text('cityBn')].join(' ')),
  }
}

type Actions = Record<'onDelete' | 'onDuplicate' | 'onClose', (row: VacancyRow) => void>

const idOf = ({ _id }: VacancyRow) => ({ id: _id })

/** Vacancies, each with a link to its form. On a desk a row is one line of the columns that decide. */
export const vacancyColumns = (me: Me, actions: Actions): ListColumn<VacancyRow>[] => [
  {
    id: 'title',
    isFixed: true,
    title: m.vacancy_one(),
    cell: ({ _id, data, employer, posts, taken, ...state }) => (
      <>
        <Link
          to="/admin/$type/$id"
          params={{ type: 'vacancies', id: _id }}
          data-edit={_id}
          onClick={() => rememberOpened(_id)}
          className={`${standaloneLink} -my-2.5`}
          {...contentTypes.vacancies!.title(data)}
        />
        <span data-narrow className="block text-sm text-muted" lang={languageOf(employer)}>
          {employer}
        </span>
        <span data-narrow className="block text-sm text-muted">
          {posts !== undefined && m.vacancy_taken({ taken: formatNumber(taken), posts: formatNumber(posts) })}
        </span>
        <StateBadge {...state} />
      </>
    ),
  },
  {
    id: 'number',
    isExtra: true,
    title: m.vacancy_permission(),
    className: 'max-xl:hidden!',
    cell: ({ permissionNo }) => <span lang="en">{permissionNo}</span>,
  },
  {
    id: 'employer',
    title: m.payer_employer(),
    className: 'max-xl:hidden! xl:max-[88rem]:max-w-60!',
    cell: ({ employer }) => <span lang={languageOf(employer)}>{employer}</span>,
  },
  {
    id: 'taken',
    title: m.vacancy_taken_short(),
    variant: 'numeric',
    className: 'max-xl:hidden!',
    cell: ({ posts, taken }) => posts !== undefined && `${formatNumber(taken)}/${formatNumber(posts)}`,
  },
  ...partColumns('vacancies-people', me, idOf),
  {
    id: 'closes',
    title: m.vacancy_last_day(),
    isLabelled: true,
    orders: { ascending: 'closes' },
    cell: ({ closesOn }) => closesOn && <ShortDay at={closesOn} />,
  },
  {
    id: 'state',
    title: m.record_state(),
    cell: ({ vacancy }) => vacancy && <Closing {...vacancy} />,
  },
  {
    id: 'changed',
    isExtra: true,
    title: m.manage_changed(),
    orders: { descending: 'changed' },
    className: 'max-xl:hidden!',
    cell: ({ updatedAt }) =>
      updatedAt && <time dateTime={updatedAt}>{formatDate(updatedAt, { dateStyle: 'medium' })}</time>,
  },
  ...partColumns('vacancies-words', me, idOf),
  {
    id: 'actions',
    isFixed: true,
    title: m.list_actions(),
    cell: row => <RowActions row={row} {...actions} />,
  },
]

function Closing({ closing, closesOn }: Vacancy) {
  if (!closing) return <Badge variant="success">{m.vacancy_open()}</Badge>
  const date = formatDate(closesOn, { dateStyle: 'medium' })
  const words = { closed: m.now_closed(), over: m.job_closed_over({ date }), filled: m.job_closed_filled() }
  return <Badge title={words[closing]}>{closing === 'filled' ? words.filled : m.now_closed()}</Badge>
}

function RowActions({ row, onDelete, onDuplicate, onClose }: Actions & { row: VacancyRow }) {
  const { children: title } = contentTypes.vacancies!.title(row.data)
  return (
    <span data-line className="-ms-3 flex gap-1 xl:ms-0">
      {row.vacancy && (
        <Tooltip>
          <IconButton asChild aria-label={m.vacancy_public({ title })}>
            <Link to="/jobs/$slug" params={{ slug: row.vacancy.slug }}>
              <ExternalLink aria-hidden="true" />
            </Link>
          </IconButton>
        </Tooltip>
      )}
      {row.vacancy && !row.vacancy.closing && !row.hasDraft && (
        <Tooltip>
          <IconButton onClick={() => onClose(row)} aria-label={m.vacancy_close({ title })}>
            <DoorClosed aria-hidden="true" />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip>
        <IconButton onClick={() => onDuplicate(row)} aria-label={m.vacancy_duplicate({ title })}>
          <Copy aria-hidden="true" />
        </IconButton>
      </Tooltip>
      <Tooltip>
        <IconButton asChild aria-label={m.content_history({ title })}>
          <Link to="/admin/history/$feature/$id" params={{ feature: 'vacancies', id: row._id }}>
            <History aria-hidden="true" />
          </Link>
        </IconButton>
      </Tooltip>
      <Tooltip>
        <IconButton onClick={() => onDelete(row)} aria-label={m.document_delete_one({ title })}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </Tooltip>
    </span>
  )
}
