import { m } from '#i18n/paraglide/messages.js'
import { inArabicToo } from '#server/drafts/translated.ts'
import type { Retention } from '#server/registration/define-settings.ts'
import { defineGroup } from '#server/features/settings/schema.ts'

/** What we promise employers; what is empty is not claimed. */
export const employerSettings = defineGroup({
  group: 'employers',
  place: 60,
  label: m.settings_employers,
  fields: {
    ...inArabicToo('responseTime', {
      kind: 'text',
      label: m.settings_response_time,
      hint: m.settings_response_time_hint,
      max: 120,
    }),
    replacementDays: {
      kind: 'number',
      label: m.settings_replacement_days,
      hint: () => m.settings_replacement_days_hint({ slot: '{replacement}' }),
    },
    ...inArabicToo('replacement', {
      kind: 'longText',
      label: m.settings_replacement,
      hint: m.settings_replacement_hint,
      max: 1000,
    }),
  },
  lists: {},
  wanted: ['responseTime', 'replacement'],
})

/** A demand, from its last change on. */
export const demandRetention: Retention = {
  field: 'demandMonths',
  place: 40,
  label: m.settings_retention_demand,
  hint: m.settings_retention_demand_hint,
  usual: 24,
}
