import { retentionMonths } from '#server/features/applications/retention.ts'
import { staffProcedures } from '#server/features/applications/staff-router.ts'
import { findShown } from '#server/features/applications/status/status-page.ts'
import { procedure, publicQuery, router } from '#server/trpc/procedures.ts'

export const applicationsRouter = router({
  ...staffProcedures,
  shown: procedure.query(({ ctx }) => findShown(ctx)),
  retention: publicQuery.query(() => retentionMonths()),
})
