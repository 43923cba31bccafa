import { badges, figures, overview } from '#server/features/dashboard/domain.ts'
import { findFirstSteps } from '#server/features/dashboard/first-steps.ts'
import { router, staffProcedure } from '#server/trpc/procedures.ts'

export const dashboardRouter = router({
  firstSteps: staffProcedure.query(({ ctx }) => findFirstSteps(ctx.user)),
  overview: staffProcedure.query(({ ctx }) => overview(ctx.user)),
  figures: staffProcedure.query(({ ctx }) => figures(ctx.user)),
  /** Each minute and when the tab is shown; it keeps nobody signed in. */
  badges: staffProcedure.meta({ isBackground: true }).query(({ ctx }) => badges(ctx.user)),
})
