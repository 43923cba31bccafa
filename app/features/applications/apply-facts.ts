import { findPosted } from '#app/rendering/posted-form.ts'
import type { ApplyFacts } from '#app/features/applications/public/application-form.tsx'
import { loadApplyWords } from '#app/features/applications/public/load-apply-words.ts'
import { prepareApplySection } from '#app/features/applications/public/late-apply-section.ts'
import { queryProcedure } from '#app/rendering/query-procedure.ts'
import { loadStatic } from '#app/rendering/static-component.tsx'
import { agency } from '#i18n/agency.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { KeptReceipt } from '#server/features/applications/status/receipt.ts'
import type { Posted } from '#server/http/posted.shared.ts'

/** What the form needs, with its own scripts loaded. */
export async function loadApplyFacts(): Promise<ApplyFacts> {
  const [{ unsuccessful, departed }] = await Promise.all([
    queryProcedure('applications.retention'),
    loadStatic(loadApplyWords),
    prepareApplySection(),
  ])
  return {
    posted: findPosted() as Posted<KeptReceipt> | undefined,
    shownAt: Date.now(),
    consent: m.apply_consent({ name: agency().name }),
    retention: m.apply_retention({
      months: m.counted_months(plural(unsuccessful)),
      departed: m.counted_months(plural(departed)),
    }),
  }
}
