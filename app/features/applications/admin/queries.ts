import { queryOptions } from '@tanstack/react-query'
import { type Outputs, trpc, trpcClient } from '#app/rendering/trpc.ts'
import type { State } from '#server/features/applications/stages/states.shared.ts'

export type ApplicationRow = Outputs['applications']['list']['rows'][number]
/** What a move asks and says of somebody. */
export type Movable = Pick<ApplicationRow, 'id' | 'name' | 'state'>
export type Application = Outputs['applications']['byId']
export type Unready = Outputs['applications']['unready']
export type Interview = Outputs['applications']['interviews']['byId']
export type DepartedList = Outputs['applications']['departed']['list']

export const choicesQuery = () => trpc().applications.choices.queryOptions()
export const applicationQuery = (id: string) => trpc().applications.byId.queryOptions({ id })
export const boardQuery = (vacancy: string | undefined) => trpc().applications.board.queryOptions({ vacancy })
export const interviewsQuery = () => trpc().applications.interviews.list.queryOptions()
export const interviewQuery = (id: string) => trpc().applications.interviews.byId.queryOptions({ id })
export const departedQuery = () => trpc().applications.departed.list.queryOptions()

/** So many ids of 36 characters fit into one address. */
const ASKED_AT_ONCE = 25

/** Who of these is not ready for a state, asked in parts. */
export const unreadyQuery = (rows: Movable[], state: State) => {
  const ids = rows.map(({ id }) => id)
  const parts = Array.from({ length: Math.ceil(ids.length / ASKED_AT_ONCE) }, (_, n) =>
    ids.slice(n * ASKED_AT_ONCE, (n + 1) * ASKED_AT_ONCE),
  )
  return queryOptions({
    queryKey: ['unready', state, ids],
    queryFn: async (): Promise<Unready> =>
      (await Promise.all(parts.map(part => trpcClient().applications.unready.query({ ids: part, state })))).flat(),
    staleTime: 0,
  })
}
