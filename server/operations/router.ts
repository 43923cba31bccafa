import { overview } from '#server/operations/domain.ts'
import { router, staffProcedure } from '#server/trpc.ts'

export const operationsRouter = router({ overview: staffProcedure.query(() => overview()) })
