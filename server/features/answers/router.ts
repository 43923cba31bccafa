import { idText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { forgetMissed, missed } from '#server/features/answers/missed.ts'
import { QUERY_MAX } from '#server/features/search/query.shared.ts'
import { procedureFor, router } from '#server/trpc/procedures.ts'

export const answersRouter = router({
  missed: procedureFor('content').query(() => missed()),
  forget: procedureFor('content')
    .input(z.strictObject({ words: idText(QUERY_MAX) }))
    .mutation(async ({ input }) => {
      await forgetMissed(input.words)
    }),
})
