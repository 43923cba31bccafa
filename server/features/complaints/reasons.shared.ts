import { m } from '#i18n/paraglide/messages.js'

/** Why a complaint was closed, as the person reads it. */
export const reasonLabels = {
  settled: m.complaint_reason_settled,
  advised: m.complaint_reason_advised,
  referred: m.complaint_reason_referred,
  elsewhere: m.complaint_reason_elsewhere,
  silent: m.complaint_reason_silent,
  none: m.complaint_reason_none,
}

export type Reason = keyof typeof reasonLabels
export const REASONS = Object.keys(reasonLabels) as [Reason, ...Reason[]]
