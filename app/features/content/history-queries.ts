import { notFound, redirect } from '@tanstack/react-router'
import { isOnScreen, load, type Outputs, queryClient, readFailure, trpc, trpcClient } from '#app/rendering/trpc.ts'
import { contentTypes } from '#app/staff/content-types.ts'
import type { HistorySearch } from './history-search.ts'

type Record = { feature: string; id: string }
export type History = Outputs['content']['history']
export type Revision = History['revisions'][number]
type SavedState = Outputs['content']['revision']
/** Two saved states, the older one first; a first one has none before it. */
export type StatePair = { older: SavedState | null; newer: SavedState }

export const historyQuery = ({ feature, id }: Record, { before }: HistorySearch) =>
  trpc().content.history.queryOptions({ feature, _id: id, ...(before && { before }) })

/** A saved state beside another one, by default the one before it. They never change. */
export const pairQuery = ({ feature, id }: Record, number: number, against: number | undefined) => ({
  queryKey: ['history', feature, id, number, against ?? null],
  staleTime: 'static' as const,
  async queryFn(): Promise<StatePair> {
    const read = (number: number) => trpcClient().content.revision.query({ feature, _id: id, number })
    const shown = await read(number)
    const otherNumber = against ?? shown.previous
    const other = otherNumber === null ? null : await read(otherNumber)
    return other && other.number > number ? { older: shown, newer: other } : { older: other, newer: shown }
  },
})

/** The saved state that a page shows: the chosen one, or the newest of its list. */
export const shownNumber = ({ revisions }: History, { number }: HistorySearch) => number ?? revisions[0]?.number

/** Loads what the history of a record shows. Throws notFound(), and redirect() where the person may not edit it. */
export async function loadHistory(record: Record, search: HistorySearch, cause: string): Promise<void> {
  if (isOnScreen(cause, historyQuery(record, search))) return
  if (!contentTypes[record.feature]) throw notFound()
  try {
    const history = await load(historyQuery(record, search))
    const number = shownNumber(history, search)
    if (number !== undefined) await queryClient().prefetchQuery(pairQuery(record, number, search.against))
  } catch (error) {
    throw readFailure(error).code === 'FORBIDDEN' ? redirect({ to: '/admin' }) : error
  }
}
