import { stripInvalidCharacters, z } from '#i18n/zod.ts'
import { findRecords } from '#server/features/search/domain.ts'
import { router, staffProcedure } from '#server/trpc/procedures.ts'

export const searchRouter = router({
  records: staffProcedure
    .input(z.strictObject({ words: z.string().overwrite(stripInvalidCharacters).max(200) }))
    .query(({ ctx, input }) => findRecords(ctx.user, input.words)),
})
