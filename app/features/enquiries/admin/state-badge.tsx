import { Badge } from '@agency/ui/Badge'
import { m } from '#i18n/paraglide/messages.js'
import type { State } from '#server/features/enquiries/states.shared.ts'

export const stateLabels: Record<State | 'todo', () => string> = {
  todo: m.enquiries_todo,
  new: m.enquiry_unread,
  open: m.enquiry_read,
  answered: m.enquiry_answered,
  handled: m.enquiry_handled,
  spam: m.enquiry_spam,
}

const variants = { new: 'accent', open: 'neutral', answered: 'brand', handled: 'success', spam: 'danger' } as const

export const EnquiryState = ({ state }: { state: State }) => (
  <Badge variant={variants[state]}>{stateLabels[state]()}</Badge>
)
