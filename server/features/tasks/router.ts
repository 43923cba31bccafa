import * as lists from '#server/features/tasks/list.ts'
import { ofReader } from '#server/features/work/domain.ts'
import { taskChange, taskDone, taskId, taskInput, taskRecord, tasksInput } from '#server/features/tasks/schema.ts'
import * as work from '#server/features/tasks/work.ts'
import { KINDS } from '#server/features/tasks/kinds.shared.ts'
import { rightTo } from '#server/features/tasks/records.ts'
import { procedureFor, requireRight, router } from '#server/trpc/procedures.ts'

/** Whoever works on any of these records; each call asks for the right to its own. */
const worker = procedureFor(KINDS)

export const tasksRouter = router({
  list: worker.input(tasksInput).query(({ ctx, input }) => lists.list(ctx.user, ofReader(ctx.user, input))),
  of: worker.input(taskRecord).query(({ ctx, input }) => {
    requireRight(ctx.user, input.on)
    return lists.ofRecord(input.on, input.record)
  }),
  mine: worker.query(({ ctx }) => lists.mine(ctx.user)),
  /** Who may be given tasks about each kind of record that the reader may see, and about none. */
  colleagues: worker.query(({ ctx }) => lists.colleaguesFor(ctx.user)),
  add: worker.input(taskInput).mutation(({ ctx, input }) => {
    requireRight(ctx.user, rightTo(input.on))
    return work.add(ctx.user, input)
  }),
  change: worker.input(taskChange).mutation(({ ctx, input }) => work.change(ctx.user, input)),
  setDone: worker.input(taskDone).mutation(({ ctx, input }) => work.setDone(ctx.user, input)),
  remove: worker.input(taskId).mutation(({ ctx, input }) => work.remove(ctx.user, input.id)),
})
