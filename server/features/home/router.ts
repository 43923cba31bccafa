import * as home from '#server/features/home/domain.ts'
import { publicQuery, router } from '#server/trpc/procedures.ts'

export const homeRouter = router({
  find: publicQuery.query(() => home.find()),
})
