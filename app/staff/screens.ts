import { Plus } from 'lucide-react'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { type Screen, SCREEN_GROUPS } from '#app/staff/define-staff.ts'
import { staffFeatures } from '#app/staff/features.ts'
import { inUse } from '#server/registration/define-part.shared.ts'
import { can } from '#server/permissions.ts'

const groupOf = ({ group }: Screen) => (group ? SCREEN_GROUPS.indexOf(group) : -1)

/** Every screen in the order of the sidebar, and behind a list the form of a new record. */
export const screens = (): Screen[] =>
  inUse(staffFeatures().flatMap(({ screens: some = [] }) => some))
    .toSorted((one, other) => groupOf(one) - groupOf(other) || one.place - other.place)
    .flatMap(({ add, ...screen }) =>
      add
        ? [
            { ...screen, add },
            { ...screen, to: `${screen.to}/add`, label: add, icon: Plus, isUnlisted: true as const },
          ]
        : [screen],
    )

/** The screens that a person may open. */
export function screensFor(me: Me): Screen[] {
  return screens().filter(({ right }) => !right || can(me, right))
}
