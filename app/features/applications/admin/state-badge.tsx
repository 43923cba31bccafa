import { Badge } from '@agency/ui/Badge'
import { type State, stateLabels } from '#server/features/applications/stages/states.shared.ts'

const variants = {
  received: 'accent',
  called: 'neutral',
  selected: 'brand',
  medical: 'brand',
  contract: 'brand',
  training: 'brand',
  visa: 'brand',
  clearance: 'brand',
  ticket: 'brand',
  departed: 'success',
  arrived: 'success',
  returned: 'neutral',
  rejected: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<State, string>

export const ApplicationState = ({ state }: { state: State }) => (
  <Badge variant={variants[state]}>{stateLabels[state]()}</Badge>
)
