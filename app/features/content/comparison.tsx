import { SelectField } from '@agency/ui/SelectField'
import { Spinner } from '@agency/ui/Spinner'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import { LoadFailed } from '#app/list/load-failed.tsx'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { compareStates } from '#server/drafts/compare.shared.ts'
import type { ContentType } from '#app/staff/content-type.ts'
import { FieldChanges } from './field-changes.tsx'
import { pairQuery, type Revision, type StatePair } from './history-queries.ts'
import { Leftovers } from './leftovers.tsx'
import { ListChanges } from './list-changes.tsx'
import { describeAction, describeAuthor } from './revision-list.tsx'

type Props = {
  type: ContentType
  record: { feature: string; id: string }
  number: number
  against: number | undefined
  revisions: Revision[]
  titleRef: Ref<HTMLHeadingElement>
  /** What can be done with the saved state. */
  children: ReactNode
}

/** What changed in a saved state since the one before it, or since any other. */
export function Comparison({ type, record, number, against, revisions, titleRef, children }: Props) {
  const {
    data: pair,
    error,
    isPlaceholderData,
  } = useQuery({
    ...pairQuery(record, number, against),
    placeholderData: keepPreviousData,
  })
  if (error) return <LoadFailed error={error} />
  const other = pair && (pair.newer.number === number ? pair.older?.number : pair.newer.number)
  return (
    <section className="grid min-w-0 content-start gap-6" aria-labelledby="comparison">
      <h2 ref={titleRef} id="comparison" tabIndex={-1} className="font-sans text-xl tracking-normal">
        {m.history_changes({ number: formatNumber(number) })}
      </h2>
      <Against number={number} against={against ?? other} revisions={revisions} />
      {children}
      {!pair && <Spinner label={m.history_loading()} />}
      {pair && (
        <div aria-busy={isPlaceholderData} className="grid min-w-0 gap-6 aria-busy:opacity-60">
          <Changes type={type} {...pair} />
          <Leftovers values={pair.newer.leftovers} />
        </div>
      )}
    </section>
  )
}

/** Chooses the state to compare with, of those in the list and the current one. */
function Against({ number, against, revisions }: Pick<Props, 'number' | 'against' | 'revisions'>) {
  const navigate = useNavigate()
  const others = revisions.filter(revision => revision.number !== number)
  if (others.length === 0) return null
  return (
    <SelectField
      label={m.history_compare()}
      value={against ?? ''}
      onChange={({ target }) => {
        void navigate({
          to: '.',
          search: before => ({ ...before, number, against: Number(target.value) || undefined }),
          resetScroll: false,
        })
      }}
      className="max-w-md"
    >
      {against === undefined && <option value="">{m.history_nothing()}</option>}
      {against !== undefined && !others.some(revision => revision.number === against) && (
        <option value={against}>{m.history_version({ number: formatNumber(against) })}</option>
      )}
      {others.map(revision => (
        <option key={revision.number} value={revision.number}>
          {`${formatNumber(revision.number)} · ${describeAction(revision)} · ${describeAuthor(revision)}`}
        </option>
      ))}
    </SelectField>
  )
}

function Changes({ type, older, newer }: StatePair & { type: ContentType }) {
  const { fields, lists } = compareStates(type, older?.data ?? {}, newer.data)
  if (fields.length === 0 && lists.length === 0) return <p className="text-muted">{m.history_same()}</p>
  return (
    <>
      <p className="text-muted">
        {older
          ? m.history_between({ older: formatNumber(older.number), newer: formatNumber(newer.number) })
          : m.history_first()}
      </p>
      <FieldChanges changes={fields} heading="h3" />
      {lists.map(list => (
        <ListChanges key={list.name} {...list} />
      ))}
    </>
  )
}
