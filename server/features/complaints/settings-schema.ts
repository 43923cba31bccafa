import { m } from '#i18n/paraglide/messages.js'
import type { Retention } from '#server/registration/define-settings.ts'
import { defineGroup } from '#server/features/settings/schema.ts'

/** A number that is empty means `ANSWER_WORKING_DAYS`. */
export const complaintSettings = defineGroup({
  group: 'complaints',
  place: 80,
  label: m.settings_complaints,
  fields: {
    answerDays: {
      kind: 'number',
      label: m.settings_complaints_days,
      hint: m.settings_complaints_days_hint,
      limits: { least: 1, greatest: 60 },
    },
  },
  lists: {},
})
/** From Sunday to Thursday. */
export const ANSWER_WORKING_DAYS = 15

/** A complaint, from its closing on. */
export const complaintRetention: Retention = {
  field: 'complaintMonths',
  place: 30,
  label: m.settings_retention_complaint,
  hint: m.settings_retention_complaint_hint,
  usual: 12,
}
