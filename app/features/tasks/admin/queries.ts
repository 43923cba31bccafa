import { type Outputs, trpc, trpcClient } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Worked } from '#server/features/tasks/work.shared.ts'

export type Task = Outputs['tasks']['of'][number]
export type Colleagues = Outputs['tasks']['colleagues'][Worked]
/** Who works on a record. */
export type Assigned = { id: string; assigneeId: string | null; assignee: string | null }

/** What can be done with tasks. */
export const tasksClient = (): ReturnType<typeof trpcClient>['tasks'] => trpcClient().tasks

export const colleaguesQuery = () => trpc().tasks.colleagues.queryOptions()
export const tasksOfQuery = (on: Worked, record: string) => trpc().tasks.of.queryOptions({ on, record })

type AssignInput = Parameters<ReturnType<typeof trpcClient>['applications']['assign']['mutate']>[0]

/** Gives records to somebody. */
export const assignTo = (on: Worked, input: AssignInput) => {
  const { applications, demands, enquiries } = trpcClient()
  return { applications, demands, enquiries }[on].assign.mutate(input)
}

/** What a toast says of one record that somebody was given. */
export const assignedLabels: Record<Worked, () => string> = {
  applications: () => m.applications_assigned(plural(1)),
  demands: () => m.demands_assigned(plural(1)),
  enquiries: () => m.enquiries_assigned(plural(1)),
}
