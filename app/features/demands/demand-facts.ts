import type { DemandFacts } from '#app/features/demands/public/demand-form.tsx'
import { prepareDemandSection } from '#app/features/demands/public/late-demand-section.ts'
import { findPosted } from '#app/rendering/posted-form.ts'
import { queryProcedure } from '#app/rendering/query-procedure.ts'
import { agency } from '#i18n/agency.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { DemandReceipt } from '#server/features/demands/forms.ts'
import type { Posted } from '#server/http/posted.shared.ts'

/** What the form needs, with its own scripts loaded. */
export async function loadDemandFacts(): Promise<DemandFacts> {
  const [months] = await Promise.all([queryProcedure('demands.retention'), prepareDemandSection()])
  return {
    posted: findPosted() as Posted<DemandReceipt> | undefined,
    shownAt: Date.now(),
    consent: m.demand_consent({ name: agency().name }),
    retention: m.demand_retention({ months: m.counted_months(plural(months)) }),
  }
}
