import { type Outputs, trpc, trpcClient } from '#app/rendering/trpc.ts'
import type { Kind } from '#server/features/tasks/kinds.shared.ts'

export type Task = Outputs['tasks']['of'][number]
export type Colleagues = Outputs['tasks']['colleagues']['none']

/** Who may be given tasks about each kind of record, and about none. */
export const colleaguesQuery = () => trpc().tasks.colleagues.queryOptions()

/** What can be done with tasks. */
export const tasksClient = (): ReturnType<typeof trpcClient>['tasks'] => trpcClient().tasks

export const tasksOfQuery = (on: Kind, record: string) => trpc().tasks.of.queryOptions({ on, record })
