import { type Outputs, trpc, trpcClient } from '#app/rendering/trpc.ts'
import type { Worked } from '#server/features/work/worked.shared.ts'

export type Colleagues = Outputs['work']['colleagues'][Worked]
/** Who works on a record. */
export type Assigned = { id: string; assigneeId: string | null; assignee: string | null }

export const colleaguesQuery = () => trpc().work.colleagues.queryOptions()

type AssignInput = Parameters<ReturnType<typeof trpcClient>['work']['assign']['mutate']>[0]

/** Gives records to somebody. */
export const assignTo = (on: Worked, input: Omit<AssignInput, 'on'>) =>
  trpcClient().work.assign.mutate({ on, ...input })
