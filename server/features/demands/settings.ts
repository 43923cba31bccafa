import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { locales } from '#i18n/paraglide/runtime.js'
import { fillSlots } from '#server/site/agency.ts'
import type { Slot } from '#server/features/settings/contributions.ts'
import { readDocuments } from '#server/drafts/documents.ts'
import { employerSettings } from '#server/features/demands/settings-schema.ts'
import { storedGroup } from '#server/features/settings/domain.ts'

export const storedSettings = storedGroup(employerSettings)

/** What the agency promises employers. */
export async function findTerms() {
  const [document] = await readDocuments(storedSettings.store)
  const {
    _id,
    version: _version,
    updatedAt: _updatedAt,
    ...terms
  } = document ?? ({} as Partial<NonNullable<typeof document>>)
  return terms
}

/** What texts of pages may say of it. */
export const termSlots: Slot[] = [
  {
    name: 'answer',
    label: m.settings_response_time,
    async values() {
      const { responseTime, responseTimeBn } = await findTerms()
      return Object.fromEntries(locales.map(locale => [locale, (locale === 'bn' && responseTimeBn) || responseTime]))
    },
  },
  {
    name: 'replacement',
    label: m.settings_replacement_days,
    async values() {
      const { replacementDays: days } = await findTerms()
      return Object.fromEntries(
        locales.map(locale => [locale, days === undefined ? undefined : formatNumber(days, {}, locale)]),
      )
    },
  },
]

/** The same as they read it. */
export const findShownTerms = async () => fillSlots(await findTerms())
