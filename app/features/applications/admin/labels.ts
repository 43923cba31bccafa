import { m } from '#i18n/paraglide/messages.js'
import type { Source } from '#server/features/applications/states.shared.ts'

/** By which way an application came. */
export const sourceLabels = {
  website: m.source_website,
  telephone: m.source_telephone,
  office: m.source_office,
} satisfies Record<Source, () => string>

export const registeredLabels: Record<string, () => string> = {
  yes: m.application_yes,
  no: m.application_no,
  unknown: m.application_not_known,
}

export const callLabels: Record<'reached' | 'missed' | 'again', () => string> = {
  reached: m.call_reached,
  missed: m.call_missed,
  again: m.call_again,
}
