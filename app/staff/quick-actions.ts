import type { QuickAction } from '#app/staff/define-staff.ts'
import { staffFeatures } from '#app/staff/features.ts'
import { can, type Holder } from '#server/permissions.ts'

/** What a person may do at once, in the order of the dashboard. */
export const quickActionsFor = (me: Holder): QuickAction[] =>
  staffFeatures()
    .flatMap(({ quickActions = [] }) => quickActions)
    .filter(({ right }) => can(me, right))
    .toSorted((one, other) => one.place - other.place)
