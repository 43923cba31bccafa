import { retentionMonths } from '#server/features/demands/retention.ts'
import { staffProcedures } from '#server/features/demands/staff-router.ts'
import { findShown } from '#server/features/demands/status.ts'
import { findShownTerms } from '#server/features/demands/settings.ts'
import { procedure, publicQuery, router } from '#server/trpc/procedures.ts'

export const demandsRouter = router({
  ...staffProcedures,
  shown: procedure.query(({ ctx }) => findShown(ctx)),
  retention: publicQuery.query(() => retentionMonths()),
  terms: publicQuery.query(() => findShownTerms()),
})
