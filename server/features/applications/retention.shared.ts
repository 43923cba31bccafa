import { m } from '#i18n/paraglide/messages.js'
import type { Retention } from '#server/registration/define-settings.ts'

/** An application, from its last change on: of those who were not selected, and of those who were. */
export const applicationRetention = {
  unsuccessful: {
    field: 'unsuccessfulMonths',
    place: 10,
    label: m.settings_retention_unsuccessful,
    hint: m.settings_retention_unsuccessful_hint,
    usual: 6,
  },
  departed: {
    field: 'departedMonths',
    place: 20,
    label: m.settings_retention_departed,
    hint: m.settings_retention_departed_hint,
    usual: 24,
  },
} satisfies Record<string, Retention>
