import { Badge } from '@agency/ui/Badge'
import { type State, stateLabels } from '#server/features/enquiries/states.shared.ts'

const variants = { new: 'accent', open: 'neutral', answered: 'brand', handled: 'success', spam: 'danger' } as const

export const EnquiryState = ({ state }: { state: State }) => (
  <Badge variant={variants[state]}>{stateLabels[state]()}</Badge>
)
