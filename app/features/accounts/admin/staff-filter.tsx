import { TabLink, TabNav } from '@agency/ui/Tabs'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { StaffShow } from './staff-search.ts'

type Counts = Record<StaffShow, number>

/** Links to everybody, and to those whom somebody should look at. */
export function StaffFilter({ show, counts }: { show: StaffShow | undefined; counts: Counts }) {
  const entries = [
    { to: undefined, label: m.staff_show_all(), count: 1 },
    { to: 'waiting', label: m.staff_show_waiting({ count: formatNumber(counts.waiting) }), count: counts.waiting },
    {
      to: 'suspended',
      label: m.staff_show_suspended({ count: formatNumber(counts.suspended) }),
      count: counts.suspended,
    },
    { to: 'expired', label: m.staff_show_expired({ count: formatNumber(counts.expired) }), count: counts.expired },
  ] as const
  const shown = entries.filter(({ to, count }) => count > 0 || to === show)
  if (shown.length < 2) return null
  return (
    <TabNav label={m.staff_show_label()} className="mb-4">
      {shown.map(({ to, label }) => (
        <TabLink key={label} asChild>
          <Link
            to="/admin/staff"
            search={{ show: to }}
            activeOptions={{ exact: true }}
            aria-current={to === show ? 'page' : undefined}
          >
            {label}
          </Link>
        </TabLink>
      ))}
    </TabNav>
  )
}
