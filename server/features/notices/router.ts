import * as notices from '#server/features/notices/domain.ts'
import { noticeChoiceInput } from '#server/features/notices/schema.ts'
import { router, staffProcedure } from '#server/trpc/procedures.ts'

export const noticesRouter = router({
  choices: staffProcedure.query(({ ctx }) => notices.choices(ctx.user)),
  choose: staffProcedure.input(noticeChoiceInput).mutation(({ ctx, input }) => notices.choose(ctx.user, input)),
})
