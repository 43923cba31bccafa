import * as procedure from '#server/features/procedure/domain.ts'
import { publicQuery, router } from '#server/trpc/procedures.ts'

export const procedureRouter = router({
  find: publicQuery.query(() => procedure.find()),
})
