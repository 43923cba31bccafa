import { m } from '#i18n/paraglide/messages.js'

export const SEXES = ['female', 'male', 'other'] as const

export const sexLabels: Record<(typeof SEXES)[number], () => string> = {
  female: m.worker_female,
  male: m.worker_male,
  other: m.worker_other_sex,
}
