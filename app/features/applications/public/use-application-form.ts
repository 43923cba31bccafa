import { useSavedForm } from '#app/rendering/use-saved-form.ts'
import { m } from '#i18n/paraglide/messages.js'
import { mobileProblem } from '#i18n/typed/phone-problem.ts'
import type { KeptReceipt } from '#server/features/applications/receipt.ts'
import type { Posted } from '#server/http/posted.shared.ts'

/** What has to be filled in, and what to say where it is not. */
const needed: [name: string, sentence: () => string][] = [
  ['name', m.application_name_needed],
  ['phone', m.application_phone_needed],
  ['district', m.application_district_needed],
  ['trade', m.application_trade_needed],
  ['years', m.application_years_needed],
  ['passport', m.application_passport_needed],
  ['registered', m.application_registered_needed],
  ['consent', m.application_consent_needed],
]

/** The public form of an application once scripts run. */
export const useApplicationForm = (posted: Posted<KeptReceipt> | undefined) => useSavedForm({ posted, check })

function check(data: FormData) {
  const text = (name: string) => String(data.get(name) ?? '').trim()
  const errors = Object.fromEntries(
    needed.filter(([name]) => text(name) === '').map(([name, sentence]) => [name, sentence()]),
  )
  const wrongPhone = !errors.phone && mobileProblem(text('phone'), m.application_phone_wrong)
  return wrongPhone ? { ...errors, phone: wrongPhone } : errors
}
