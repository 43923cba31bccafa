import { Badge } from '@agency/ui/Badge'
import { type State, stateLabels } from '#server/features/applications/states.shared.ts'

const variants = {
  received: 'accent',
  called: 'neutral',
  selected: 'brand',
  medical: 'brand',
  visa: 'brand',
  ticket: 'brand',
  departed: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<State, string>

export const ApplicationState = ({ state }: { state: State }) => (
  <Badge variant={variants[state]}>{stateLabels[state]()}</Badge>
)
