import { z } from '#i18n/zod.ts'
import * as pages from '#server/features/pages/domain.ts'
import { pageIds } from '#server/features/pages/schema.ts'
import { publicQuery, router } from '#server/trpc/procedures.ts'

export const pagesRouter = router({
  byId: publicQuery.input(z.strictObject({ id: z.enum(pageIds) })).query(({ input }) => pages.find(input.id)),
  services: publicQuery.query(() => pages.services()),
})
