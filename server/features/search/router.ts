import { idText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { findRecords } from '#server/features/search/domain.ts'
import { QUERY_MAX } from '#server/features/search/query.shared.ts'
import { findOnSite } from '#server/features/search/site.ts'
import { publicQuery, router, staffProcedure } from '#server/trpc/procedures.ts'

export const searchRouter = router({
  site: publicQuery.input(z.strictObject({ words: idText(QUERY_MAX) })).query(({ input }) => findOnSite(input.words)),
  records: staffProcedure
    .input(z.strictObject({ words: idText(200) }))
    .query(({ ctx, input }) => findRecords(ctx.user, input.words)),
})
