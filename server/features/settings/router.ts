import { findFacts } from '#server/features/settings/domain.ts'
import { overview } from '#server/features/settings/overview.ts'
import { procedureFor, publicQuery, router } from '#server/trpc/procedures.ts'

export const settingsRouter = router({
  agency: publicQuery.query(() => findFacts()),
  overview: procedureFor('settings').query(() => overview()),
})
