import { Badge } from '@agency/ui/Badge'
import { type State, stateLabels } from '#server/features/demands/states.shared.ts'

const variants = {
  received: 'accent',
  checked: 'neutral',
  accepted: 'brand',
  advertised: 'success',
  closed: 'neutral',
  refused: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<State, string>

export const DemandState = ({ state }: { state: State }) => (
  <Badge variant={variants[state]}>{stateLabels[state]()}</Badge>
)
