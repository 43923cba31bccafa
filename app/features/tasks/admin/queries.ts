import { type Outputs, trpc, trpcClient } from '#app/rendering/trpc.ts'
import type { Worked } from '#server/permissions.ts'

export type Task = Outputs['tasks']['of'][number]

/** What can be done with tasks. */
export const tasksClient = (): ReturnType<typeof trpcClient>['tasks'] => trpcClient().tasks

export const tasksOfQuery = (on: Worked, record: string) => trpc().tasks.of.queryOptions({ on, record })
