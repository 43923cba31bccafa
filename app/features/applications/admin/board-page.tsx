import { Button } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { List } from 'lucide-react'
import { useState } from 'react'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { load, type Outputs } from '#app/rendering/trpc.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type State, stateLabels } from '#server/features/applications/stages/states.shared.ts'
import { BoardCard } from './board-card.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useCardDrop } from './use-card-drag.ts'
import { boardQuery, choicesQuery } from './queries.ts'
import { VacancyChoice } from './vacancy-choice.tsx'

const route = getRouteApi('/admin/applications/board')

type Column = Outputs['applications']['board'][number]
type Move = { id: string; state: State }

export async function loadBoard(vacancy: string | undefined) {
  await Promise.all([load(boardQuery(vacancy)), load(choicesQuery())])
}

/** The applications of one vacancy, or of all, by their states. A card is moved by its menu, or with the mouse. */
export function BoardPage() {
  const { vacancy } = route.useSearch()
  const { data: columns } = useSuspenseQuery(boardQuery(vacancy))
  const [move, setMove] = useState<Move>()
  return (
    <>
      <PageHeader
        variant="staff"
        title={m.board_title()}
        description={m.board_lead()}
        actions={
          <Button asChild variant="secondary">
            <Link to="/admin/applications" search={{ vacancy }}>
              <List aria-hidden="true" />
              {m.board_list()}
            </Link>
          </Button>
        }
      />
      <VacancyChoice vacancy={vacancy} />
      <div
        role="region"
        aria-label={m.board_title()}
        tabIndex={0}
        className="-mx-4 flex [scroll-snap-type:x_mandatory] scroll-px-4 gap-3 overflow-x-auto px-4 pb-4 sm:snap-none"
      >
        {columns.map(column => (
          <BoardColumn key={column.state} column={column} vacancy={vacancy} onMove={setMove} />
        ))}
      </div>
      <MoveDialog id={move?.id ?? ''} state={move?.state} onClose={() => setMove(undefined)} />
    </>
  )
}

type ColumnProps = { column: Column; vacancy: string | undefined; onMove: (move: Move) => void }

function BoardColumn({ column: { state, count, cards }, vacancy, onMove }: ColumnProps) {
  const { isOver, dropProps } = useCardDrop(state, id => onMove({ id, state }))
  return (
    <section
      aria-label={stateLabels[state]()}
      className={`flex w-[min(17rem,80vw)] shrink-0 snap-start flex-col gap-2 rounded-lg border p-2.5 ${isOver ? 'border-brand bg-brand-soft' : 'border-line bg-sunken'}`}
      {...dropProps}
    >
      <h2 className="flex items-baseline justify-between px-1 font-sans text-sm font-semibold">
        {stateLabels[state]()}
        <span className="font-normal text-muted tabular-nums">{formatNumber(count)}</span>
      </h2>
      <ul className="grid gap-2">
        {cards.map(card => (
          <BoardCard
            key={card.id}
            card={card}
            isOfAll={vacancy === undefined}
            onMove={next => onMove({ id: card.id, state: next })}
          />
        ))}
      </ul>
      {count === 0 && <p className="px-1 py-2 text-sm text-muted">{m.board_none()}</p>}
      {count > cards.length && (
        <Link
          to="/admin/applications"
          search={{ vacancy, state, sort: 'waiting' }}
          className={`${standaloneLink} px-1 text-sm`}
        >
          {m.board_all({ count: formatNumber(count) })}
        </Link>
      )}
    </section>
  )
}
