import * as views from '#server/features/views/domain.ts'
import { viewChange, viewId, viewInput } from '#server/features/views/schema.ts'
import { router, staffProcedure } from '#server/trpc/procedures.ts'

export const viewsRouter = router({
  list: staffProcedure.query(({ ctx }) => views.list(ctx.user)),
  save: staffProcedure.input(viewInput).mutation(({ ctx, input }) => views.save(ctx.user, input)),
  change: staffProcedure.input(viewChange).mutation(({ ctx, input }) => views.change(ctx.user, input)),
  remove: staffProcedure.input(viewId).mutation(({ ctx, input }) => views.remove(ctx.user, input.id)),
})
