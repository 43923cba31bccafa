import { agency } from '#i18n/agency.ts'
import { findFacts } from '#server/features/settings/domain.ts'
import { overview } from '#server/features/settings/overview.ts'
import { describeParts } from '#server/features/settings/parts.ts'
import { describeSlots } from '#server/features/settings/slots.ts'
import { procedureFor, publicQuery, router, staffProcedure } from '#server/trpc/procedures.ts'

export const settingsRouter = router({
  agency: publicQuery.query(() => findFacts()),
  /** What `agency()` gives, for pages that stay open while somebody publishes settings. */
  facts: staffProcedure.query(() => agency()),
  /** The facts that texts of pages may ask for, with what they stand for now. */
  slots: procedureFor('content').query(() => describeSlots()),
  /** What goes and comes with each part of the product. */
  parts: procedureFor('settings').query(() => describeParts()),
  overview: procedureFor('settings').query(() => overview()),
})
