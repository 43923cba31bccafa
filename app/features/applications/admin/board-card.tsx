import { IconButton } from '@agency/ui/Button'
import { DropdownMenu, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import type { Outputs } from '#app/rendering/trpc.ts'
import { districtName } from '#i18n/districts.ts'
import { formatDate } from '#i18n/format.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { type State, stateLabels, STATES } from '#server/features/applications/stages/states.shared.ts'
import { Marks } from './application-columns.tsx'
import { cardDragProps } from './use-card-drag.ts'

type Card = Outputs['applications']['board'][number]['cards'][number]
type Props = { card: Card; isOfAll: boolean; onMove: (state: State) => void }

/** One applicant on the board. */
export function BoardCard({ card, isOfAll, onMove }: Props) {
  const { id, name, job, trade, district, state, stateAt } = card
  return (
    <li
      {...cardDragProps(id, state)}
      className="rounded-md border border-line bg-surface py-1 ps-3 pe-1 sm:cursor-grab"
    >
      <div className="flex items-start justify-between gap-1">
        <Link
          to="/admin/applications/$id"
          params={{ id }}
          search={{ state, sort: 'waiting' }}
          draggable={false}
          lang={languageOf(name)}
          className="inline-flex min-h-11 min-w-0 items-center font-semibold text-ink wrap-anywhere hover:underline active:text-brand"
        >
          {name}
        </Link>
        <DropdownMenu
          heading={name}
          trigger={
            <IconButton aria-label={m.board_move({ name })}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        >
          {STATES.filter(each => each !== state).map(each => (
            <DropdownMenuItem key={each} onSelect={() => onMove(each)}>
              {stateLabels[each]()}
            </DropdownMenuItem>
          ))}
        </DropdownMenu>
      </div>
      <p className="pe-2 pb-2 text-sm text-muted">
        {isOfAll && <span className="block text-ink">{job || m.application_any_job()}</span>}
        {[tradeName(trade), districtName(district)].filter(Boolean).join(' · ')}
        <span className="block">{m.application_since({ date: formatDate(stateAt, { dateStyle: 'medium' }) })}</span>
        <Marks {...card} />
      </p>
    </li>
  )
}
