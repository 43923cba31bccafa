import * as links from '#server/features/links/domain.ts'
import { router, procedureFor } from '#server/trpc/procedures.ts'

export const linksRouter = router({
  report: procedureFor('content').query(({ ctx }) => links.report(ctx.user)),
  check: procedureFor('content').mutation(() => links.checkAll()),
})
