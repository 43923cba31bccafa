import * as activity from '#server/activity/domain.ts'
import { activityAsked } from '#server/activity/schema.ts'
import { adminProcedure, router } from '#server/trpc.ts'

export const activityRouter = router({
  list: adminProcedure.input(activityAsked).query(({ input }) => activity.list(input)),
})
