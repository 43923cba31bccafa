import { Badge } from '@agency/ui/Badge'
import { Sidebar, SidebarLink } from '@agency/ui/Sidebar'
import { Link } from '@tanstack/react-router'
import { Wordmark } from '#app/layouts/logo.tsx'
import { agency } from '#i18n/agency.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { screensFor } from './screens.tsx'

/** Links to the staff pages; `waiting` is the number of people to approve. */
export function AdminSidebar({ isAdmin, waiting }: { isAdmin: boolean; waiting: number }) {
  return (
    <Sidebar
      label={m.admin_nav()}
      brand={<Wordmark name={agency().name} />}
      openLabel={m.admin_open_menu()}
      closeLabel={m.admin_close_menu()}
    >
      {screensFor({ isAdmin })
        .filter(({ isUnlisted }) => !isUnlisted)
        .map(({ to, label, icon: Icon }) => (
          <SidebarLink key={to} asChild icon={<Icon aria-hidden />}>
            <Link to={to} activeOptions={{ exact: to === '/' || to === '/admin' }}>
              {label()}
              {to === '/admin/staff' && waiting > 0 && (
                <Badge variant="accent" className="ms-auto">
                  {m.admin_waiting_badge({ count: formatNumber(waiting) })}
                </Badge>
              )}
            </Link>
          </SidebarLink>
        ))}
    </Sidebar>
  )
}
