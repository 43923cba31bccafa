import { Button } from '@agency/ui/Button'
import { Link } from '@tanstack/react-router'
import type { QuickAction } from '#app/staff/define-staff.ts'
import { staffFeatures } from '#app/staff/features.ts'

/** What staff do most, one click away; the first stands out. */
export function QuickActions({ of }: { of: QuickAction['of'] }) {
  const actions = staffFeatures()
    .flatMap(({ quickActions = [] }) => quickActions)
    .filter(action => action.of === of)
    .toSorted((one, other) => one.place - other.place)
  return (
    <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
      {actions.map(({ icon: Icon, label, to, params }, n) => (
        <Button key={to} asChild size="sm" variant={n === 0 ? 'accent' : 'secondary'}>
          <Link to={to} params={params}>
            <Icon aria-hidden="true" />
            {label()}
          </Link>
        </Button>
      ))}
    </div>
  )
}
