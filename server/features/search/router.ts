import { idText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { check } from '#server/features/search/check.ts'
import { findPeople, findRecords } from '#server/features/search/domain.ts'
import { countMissed, forgetMissed, missed } from '#server/features/search/missed.ts'
import { CHECKED_MAX, QUERY_MAX } from '#server/features/search/query.shared.ts'
import { findOnSite } from '#server/features/search/site.ts'
import { log } from '#server/process/log.ts'
import { SEARCH_MAX } from '#server/trpc/list.ts'
import { procedureFor, publicQuery, router, staffProcedure } from '#server/trpc/procedures.ts'

const words = z.strictObject({ words: idText(SEARCH_MAX) })

/** Whoever searches does not wait for it. */
function noteMissed(asked: string) {
  countMissed(asked).catch((error: unknown) => log.warn({ err: error }, 'a search in vain was not counted'))
}

export const searchRouter = router({
  site: publicQuery
    .meta({ isCostly: true })
    .input(z.strictObject({ words: idText(QUERY_MAX) }))
    .query(async ({ input }) => {
      const found = await findOnSite(input.words)
      if (found.answers.length + found.kinds.length === 0) noteMissed(input.words)
      return found
    }),
  check: publicQuery
    .meta({ isCostly: true })
    .input(z.strictObject({ asked: idText(CHECKED_MAX) }))
    .query(({ input }) => check(input.asked)),
  people: staffProcedure.input(words).query(({ ctx, input }) => findPeople(ctx.user, input.words)),
  records: staffProcedure.input(words).query(({ ctx, input }) => findRecords(ctx.user, input.words)),
  missed: procedureFor('content').query(() => missed()),
  forget: procedureFor('content')
    .input(z.strictObject({ words: idText(QUERY_MAX) }))
    .mutation(async ({ input }) => {
      await forgetMissed(input.words)
    }),
})
