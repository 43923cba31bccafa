import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { DropdownMenu, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { Link } from '@tanstack/react-router'
import { ChevronDown, Copy, ExternalLink, History, Trash2 } from 'lucide-react'
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
          className={`${standaloneLink} -my-2.5 max-sm:flex max-sm:w-fit`}
          {...contentTypes.vacancies!.title(data)}
        />
        <span data-narrow className="text-sm text-muted sm:block" lang={languageOf(employer)}>
          {employer}
        </span>
        {posts !== undefined && (
          <span data-narrow className="text-sm text-muted max-sm:before:content-['_·_'] sm:block">
            {m.fact_of({ label: m.vacancy_taken_short(), value: takenOf(taken, posts) })}
          </span>
        )}
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
    cell: ({ posts, taken }) => posts !== undefined && takenOf(taken, posts),
  },
  ...partColumns('vacancies-people', me, idOf),
  {
    id: 'closes',
    title: m.vacancy_last_day(),
    isLabelled: true,
    isBeside: true,
    orders: { ascending: 'closes' },
    cell: ({ closesOn }) => closesOn && <ShortDay at={closesOn} />,
  },
  {
    id: 'state',
    title: m.record_state(),
    isBeside: true,
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
    isBeside: true,
    title: m.list_actions(),
    className: 'sm:text-end',
    cell: row => <RowActions row={row} {...actions} />,
  },
]

const takenOf = (taken: number, posts: number) => `${formatNumber(taken)}/${formatNumber(posts)}`

function Closing({ closing, closesOn }: Vacancy) {
  if (!closing) return <Badge variant="success">{m.vacancy_open()}</Badge>
  const date = formatDate(closesOn, { dateStyle: 'medium' })
  const words = { closed: m.now_closed(), over: m.job_closed_over({ date }), filled: m.job_closed_filled() }
  return <Badge title={words[closing]}>{closing === 'filled' ? words.filled : m.now_closed()}</Badge>
}

/** What ends a job is a press away; the rest is in a menu that says what each does. */
function RowActions({ row, onDelete, onDuplicate, onClose }: Actions & { row: VacancyRow }) {
  const { children: title } = contentTypes.vacancies!.title(row.data)
  const { vacancy } = row
  return (
    <span data-line className="flex items-center gap-2 whitespace-nowrap sm:justify-end">
      {vacancy && !vacancy.closing && !row.hasDraft && (
        <Button variant="secondary" size="sm" onClick={() => onClose(row)} aria-label={m.vacancy_close({ title })}>
          {m.vacancy_close_short()}
        </Button>
      )}
      <DropdownMenu
        heading={title}
        trigger={
          <Button variant="ghost" size="sm" aria-label={m.vacancy_more_of({ title })}>
            {m.vacancy_more()}
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      >
        {vacancy && (
          <DropdownMenuItem asChild icon={<ExternalLink aria-hidden="true" />}>
            <Link to="/jobs/$slug" params={{ slug: vacancy.slug }}>
              {m.vacancy_public()}
            </Link>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem icon={<Copy aria-hidden="true" />} onSelect={() => onDuplicate(row)}>
          {m.vacancy_duplicate()}
        </DropdownMenuItem>
        <DropdownMenuItem asChild icon={<History aria-hidden="true" />}>
          <Link to="/admin/history/$feature/$id" params={{ feature: 'vacancies', id: row._id }}>
            {m.editor_history()}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem variant="danger" icon={<Trash2 aria-hidden="true" />} onSelect={() => onDelete(row)}>
          {m.manage_delete()}
        </DropdownMenuItem>
      </DropdownMenu>
    </span>
  )
}
