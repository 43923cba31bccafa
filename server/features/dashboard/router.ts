import { overview } from '#server/features/dashboard/domain.ts'
import { router, staffProcedure } from '#server/trpc/procedures.ts'

export const dashboardRouter = router({ overview: staffProcedure.query(() => overview()) })
