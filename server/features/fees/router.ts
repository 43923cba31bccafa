import * as fees from '#server/features/fees/domain.ts'
import { publicQuery, router } from '#server/trpc/procedures.ts'

export const feesRouter = router({
  find: publicQuery.query(() => fees.find()),
})
