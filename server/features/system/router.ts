import { overview } from '#server/features/system/domain.ts'
import { letGoOn } from '#server/features/system/held-decisions.ts'
import { requestJob } from '#server/features/system/jobs.ts'
import { testMail } from '#server/features/system/mail-test.ts'
import { heldInput, jobInput } from '#server/features/system/schema.ts'
import { procedureFor, router } from '#server/trpc/procedures.ts'

export const systemRouter = router({
  overview: procedureFor('owners').query(({ ctx }) => overview(ctx.user)),
  runJob: procedureFor('owners')
    .input(jobInput)
    .mutation(({ ctx, input }) => requestJob(ctx.user, input.name)),
  allowErasure: procedureFor('owners')
    .input(heldInput)
    .mutation(({ ctx, input }) => letGoOn(ctx.user, input.name)),
  testMail: procedureFor('owners').mutation(({ ctx }) => testMail(ctx.user)),
})
