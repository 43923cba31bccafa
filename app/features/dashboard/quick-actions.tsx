import { Button } from '@agency/ui/Button'
import { Link } from '@tanstack/react-router'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { quickActionsFor } from '#app/staff/quick-actions.ts'

/** What somebody does most, one click away; the first stands out. Work on cases goes before work on content, where the agency has any. */
export function QuickActions({ me }: { me: Me }) {
  const open = quickActionsFor(me)
  const kind = (['cases', 'content'] as const).find(each => open.some(({ of }) => of === each))
  const actions = open.filter(({ of }) => of === kind)
  if (actions.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
      {actions.map(({ icon: Icon, label, to, params, hash }, n) => (
        <Button key={to} asChild size="sm" variant={n === 0 ? 'accent' : 'secondary'}>
          <Link to={to} params={params} hash={hash}>
            <Icon aria-hidden="true" />
            {label()}
          </Link>
        </Button>
      ))}
    </div>
  )
}
