import * as slides from '#server/features/slides/domain.ts'
import { publicQuery, router } from '#server/trpc/procedures.ts'

export const slidesRouter = router({
  list: publicQuery.query(() => slides.list()),
})
