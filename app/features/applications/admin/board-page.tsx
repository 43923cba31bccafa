import { Button } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'
import { SelectField } from '@agency/ui/SelectField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { List } from 'lucide-react'
import { useState } from 'react'
import { saidFilters } from '#app/list/said-filters.ts'
import { SearchForm } from '#app/list/search-form.tsx'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { load, type Outputs } from '#app/rendering/trpc.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { NO_VACANCY } from '#server/features/applications/lists/list.shared.ts'
import { type State, stateLabels } from '#server/features/applications/stages/states.shared.ts'
import { BoardCard } from './board-card.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useCardDrop } from './use-card-drag.ts'
import { boardQuery, choicesQuery } from './queries.ts'

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
  const { data: choices } = useSuspenseQuery(choicesQuery())
  const [move, setMove] = useState<Move>()
  const isGone = vacancy !== undefined && vacancy !== NO_VACANCY && choices.vacancies.every(({ id }) => id !== vacancy)
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
      <SearchForm
        values={{ vacancy }}
        chosen={
          isGone
            ? saidFilters([{ name: 'vacancy', field: m.application_job(), value: vacancy, choice: undefined }])
            : []
        }
        className="mb-6 max-w-lg"
      >
        <SelectField
          name="vacancy"
          label={m.application_job()}
          defaultValue={vacancy ?? ''}
          className="min-w-0 grow max-sm:col-span-2"
        >
          <option value="">{m.list_all()}</option>
          <option value={NO_VACANCY}>{m.application_any_job()}</option>
          {choices.vacancies.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {isGone && <option value={vacancy}>{m.list_gone()}</option>}
        </SelectField>
      </SearchForm>
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
