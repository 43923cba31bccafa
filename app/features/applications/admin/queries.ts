import { queryOptions } from '@tanstack/react-query'
import { type Outputs, trpc, trpcClient } from '#app/rendering/trpc.ts'
import type { State } from '#server/features/applications/states.shared.ts'
import { PART_SIZE } from '#server/trpc/schema.ts'

export type ApplicationRow = Outputs['applications']['list']['rows'][number]
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

/** Who of these is not ready for a state, asked in parts as they are moved. */
export const unreadyQuery = (rows: ApplicationRow[], state: State) => {
  const ids = rows.map(({ id }) => id)
  const parts = Array.from({ length: Math.ceil(ids.length / PART_SIZE) }, (_, n) =>
    ids.slice(n * PART_SIZE, (n + 1) * PART_SIZE),
  )
  return queryOptions({
    queryKey: ['unready', state, ids],
    queryFn: async (): Promise<Unready> =>
      (await Promise.all(parts.map(part => trpcClient().applications.unready.query({ ids: part, state })))).flat(),
    staleTime: 0,
  })
}
