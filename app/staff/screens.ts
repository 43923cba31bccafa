import { Plus } from 'lucide-react'
import { type Screen, SCREEN_GROUPS } from '#app/staff/define-staff.ts'
import { staffFeatures } from '#app/staff/features.ts'
import { inUse } from '#server/registration/define-part.shared.ts'
import { can, type Holder } from '#server/permissions.ts'

type Placed = Pick<Screen, 'group' | 'place'>

/** The order of the sidebar. */
export const inOrder = (one: Placed, other: Placed): number => groupOf(one) - groupOf(other) || one.place - other.place

const groupOf = ({ group }: Placed) => (group ? SCREEN_GROUPS.indexOf(group) : -1)

/** Every screen in the order of the sidebar, and behind a list the form of a new record. */
export const screens = (): Screen[] =>
  inUse(staffFeatures().flatMap(({ screens: some = [] }) => some))
    .toSorted(inOrder)
    .flatMap(({ add, ...screen }) =>
      add
        ? [
            { ...screen, add },
            { ...screen, to: `${screen.to}/add`, label: add, icon: Plus, isUnlisted: true as const },
          ]
        : [screen],
    )

/** The screens that a person may open. */
export function screensFor(me: Holder): Screen[] {
  return screens().filter(({ right }) => !right || can(me, right))
}
