import type { QuickAction } from '#app/staff/define-staff.ts'
import { staffFeatures } from '#app/staff/features.ts'
import { can, type Holder, type Right } from '#server/permissions.ts'

const rightsOf = { content: 'content', cases: 'applications' } as const satisfies Record<QuickAction['of'], Right>

/** What a person may do at once, in the order of the dashboard. */
export const quickActionsFor = (me: Holder): QuickAction[] =>
  staffFeatures()
    .flatMap(({ quickActions = [] }) => quickActions)
    .filter(({ of, right = rightsOf[of] }) => can(me, right))
    .toSorted((one, other) => one.place - other.place)
