import * as activity from '#server/features/activity/domain.ts'
import { activityFilter } from '#server/features/activity/schema.ts'
import { procedureFor, router } from '#server/trpc/procedures.ts'

export const activityRouter = router({
  list: procedureFor('activity')
    .input(activityFilter)
    .query(({ ctx, input }) => activity.list(ctx.user, input)),
})
