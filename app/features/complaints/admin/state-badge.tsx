import { Badge } from '@agency/ui/Badge'
import { m } from '#i18n/paraglide/messages.js'
import { type State, stateLabels } from '#server/features/complaints/states.shared.ts'

const variants = { new: 'accent', waiting: 'accent', answered: 'brand', closed: 'neutral' } as const

type Props = { state: State; isOverdue: boolean }

/** The state of a complaint, and that its first answer is overdue. */
export const ComplaintState = ({ state, isOverdue }: Props) => (
  <span className="inline-flex flex-wrap items-center gap-1.5">
    <Badge variant={variants[state]} className="whitespace-nowrap">
      {stateLabels[state]()}
    </Badge>
    {isOverdue && <Badge variant="danger">{m.complaint_overdue()}</Badge>}
  </span>
)
