import * as activity from '#server/features/activity/domain.ts'
import { activityFilter } from '#server/features/activity/schema.ts'
import { adminProcedure, router } from '#server/trpc/procedures.ts'

export const activityRouter = router({
  list: adminProcedure.input(activityFilter).query(({ input }) => activity.list(input)),
})
