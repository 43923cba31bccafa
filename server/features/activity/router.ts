import * as activity from '#server/features/activity/domain.ts'
import { activityAsked } from '#server/features/activity/schema.ts'
import { adminProcedure, router } from '#server/trpc/procedures.ts'

export const activityRouter = router({
  list: adminProcedure.input(activityAsked).query(({ input }) => activity.list(input)),
})
