import { m } from '#i18n/paraglide/messages.js'
import type { State, STATE_FILTERS } from '#server/features/enquiries/state-lists.shared.ts'

export * from '#server/features/enquiries/state-lists.shared.ts'

export const stateLabels: Record<(typeof STATE_FILTERS)[number], () => string> = {
  todo: m.enquiries_todo,
  new: m.enquiry_unread,
  open: m.enquiry_read,
  answered: m.enquiry_answered,
  handled: m.enquiry_handled,
  spam: m.enquiry_spam,
}

/** Enquiries without a subject. */
export const NONE = 'none'

/** The most records that one change takes. */
export const IDS_MAX = 50
/** Spam is deleted after this time. */
export const SPAM_RETENTION_DAYS = 30

/** The state that follows from what has happened to a message that is not spam. */
export function stateOf(enquiry: {
  handledAt: Date | null
  answeredAt: Date | null
  readAt: Date | null
}): Exclude<State, 'spam'> {
  if (enquiry.handledAt) return 'handled'
  if (enquiry.answeredAt) return 'answered'
  return enquiry.readAt ? 'open' : 'new'
}
